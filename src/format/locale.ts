/** The language of the site's texts, and the country whose forms of dates and numbers they take. */
export const LOCALE = "en-AU";
