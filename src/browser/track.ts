/** An event that an operator may want to count. It has no names and nothing that was typed. */
export type SiteEvent =
  | { readonly event: "page-view" }
  | {
      readonly event: "web-vital";
      /** The page of the document, for which vitals are measured. */
      readonly page: string;
      readonly name: string;
      readonly value: number;
      readonly rating: string;
    }
  | { readonly event: "form-sent"; readonly form: string }
  | { readonly event: "problem-shown"; readonly problem: string }
  | { readonly event: "error"; readonly message: string; readonly place: string };

/** The DOM event that the reporter listens to. */
export const SITE_EVENT = "site-event";

/** Reports an event. Builds without events leave it out. */
export function track(detail: SiteEvent): void {
  if (import.meta.env.VITE_EVENTS_PATH) dispatchEvent(new CustomEvent<SiteEvent>(SITE_EVENT, { detail }));
}
