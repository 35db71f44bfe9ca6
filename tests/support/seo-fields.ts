/** @returns the SEO fields of a test's page. */
export function seoFields(name: string) {
  return {
    title: `${name} of the tests`,
    description: `${name}, a page of the tests. `.padEnd(80, "Some more words. "),
  };
}
