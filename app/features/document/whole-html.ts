/**
 * What React rendered, as the document that is sent. React 18's Node renderer leaves zero bytes at the end
 * of a buffer that a letter of several bytes no longer fits into, so that Persian pages carry stray NULs (facebook/react#24985);
 * no text of the shop has one of its own.
 */
export function wholeHtml(rendered: string): string {
  return `<!DOCTYPE html>${rendered.replaceAll("\0", "").replace(/^<!DOCTYPE html>/i, "")}`;
}
