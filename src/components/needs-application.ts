/** Marks parts that do nothing, or lose what is typed, without the application. */
export const NEEDS_APPLICATION = "data-needs-application";

/** For the element of such a part: a page with one loads the application at once, wherever the part is. */
export const needsApplication = { [NEEDS_APPLICATION]: "" } as const;
