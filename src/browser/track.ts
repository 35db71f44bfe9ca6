/** Something that an operator of the site may want to count. It names no person and holds nothing that was typed. */
export type SiteEvent =
  | { readonly event: "page-view" }
  | {
      readonly event: "web-vital";
      /** The page with which the document came: vitals are measured from then until it is left. */
      readonly page: string;
      readonly name: string;
      readonly value: number;
      readonly rating: string;
    }
  | { readonly event: "form-sent"; readonly form: string }
  | { readonly event: "problem-shown"; readonly problem: string }
  | { readonly event: "error"; readonly message: string; readonly place: string };

/** The name under which the reporter hears of events. */
export const SITE_EVENT = "site-event";

/** Reports that something happened. Builds without events leave it out. */
export function track(detail: SiteEvent): void {
  if (import.meta.env.VITE_EVENTS_PATH) dispatchEvent(new CustomEvent<SiteEvent>(SITE_EVENT, { detail }));
}
