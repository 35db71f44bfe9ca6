/** The attribute of what does nothing, or loses what is typed, without the application. */
export const NEEDS_APPLICATION = "data-needs-application";

/** For the element of such a part: a page that shows one fetches the application at once, wherever on it the part is. */
export const needsApplication = { [NEEDS_APPLICATION]: "" } as const;
