import { EMBEDDED_ID } from "../app/embedded-id.ts";

const element = document.getElementById(EMBEDDED_ID);

/** What the document says of its page (src/app/page-data-transport.ts). */
interface OwnPage {
  readonly address?: string;
  readonly status?: string;
  /** The path of the file with its data, and their version, where they did not come along. */
  readonly file?: string;
  readonly version?: string;
  /** The data that came along; otherwise empty. */
  readonly json: string | undefined;
}

/** The page that the document was when it came. */
export const ownPage: OwnPage = { ...element?.dataset, json: element?.textContent };

let asked: Promise<Response> | undefined;

/**
 * Asks for the data of the document's page where they did not come along. Calling it again does nothing more.
 * @returns the answer; undefined where there is nothing to ask for
 */
export function askForOwnData(): Promise<Response> | undefined {
  const { file } = ownPage;
  if (file) asked ??= fetch(file);
  return asked;
}
