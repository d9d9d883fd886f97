/** What advertisers append: no page reads it, so the address counts as the same without it. */
const ignoredParameter = /^(utm_\w+|gclid|fbclid|msclkid|yclid|gbraid|wbraid|ref)$/;

/**
 * The parameters of an address that its page may read, in one order: a kept page is rendered from these, and what it
 * links to by them is the same in the browser, whose address says them in any order.
 */
export function pageQuery(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (ignoredParameter.test(name)) query.delete(name);
  query.sort();
  return query;
}
