/**
 * Reads the GitHub repository for the editing screens.
 * @returns owner and name; undefined for no screens
 * @throws Error in plain words if the value is invalid
 */
export function cmsRepository(written = process.env["CMS_REPOSITORY"]): string | undefined {
  if (!written) return undefined;
  if (!/^[\w-]+\/[\w.-]+$/.test(written)) {
    throw new Error(`CMS_REPOSITORY is "${written}": write owner and name on GitHub, such as "company/website".`);
  }
  return written;
}
