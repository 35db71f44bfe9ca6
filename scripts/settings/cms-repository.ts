/**
 * Reads for which repository on GitHub the site is built to carry its editing screens.
 * @returns owner and name; undefined if it is to have no screens
 * @throws Error in plain words if the value can't be right
 */
export function cmsRepository(written = process.env["CMS_REPOSITORY"]): string | undefined {
  if (!written) return undefined;
  if (!/^[\w-]+\/[\w.-]+$/.test(written)) {
    throw new Error(`CMS_REPOSITORY is "${written}": write owner and name on GitHub, such as "company/website".`);
  }
  return written;
}
