/** The language of the site's texts, and the country whose forms of dates and numbers they take. */
export const LOCALE = "en-AU";

/** The same without the country. */
export const LANGUAGE = LOCALE.slice(0, 2);
