/** The application as the bootstrap sees it. */
export interface Application {
  /** Shows other pages in place of this one; undefined where the browser has to, as it has on the page of unknown addresses. */
  readonly pages: Pages | undefined;
}

/** What the bootstrap asks of the application. */
interface Pages {
  /** Shows a page of this site in place of the one that is shown. */
  readonly open: (page: URL) => void;
  /** Fetches what a page shows before anybody asks for it. */
  readonly preload: (page: URL) => void;
}
