/** The application's interface for the bootstrap. */
export interface Application {
  /** Client-side navigation; undefined where the browser has to navigate, as on the 404 page. */
  readonly pages: Pages | undefined;
}

/** Client-side navigation. */
interface Pages {
  /** Navigates to a page of this site. */
  readonly open: (page: URL) => void;
  readonly preload: (page: URL) => void;
}
