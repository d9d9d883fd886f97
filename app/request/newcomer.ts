const productPage = /\/home\/products\/show\/[^/]+\/[^/]+\/?$/;

/**
 * Whether who was never here gets this page in another form than who was: a product's page, the one that
 * strangers land on, carries the styles that they lack (docs/decisions/0111). Its data is the same for both.
 */
export function variesForNewcomers(pathname: string): boolean {
  return productPage.test(pathname) && !pathname.endsWith(".data");
}
