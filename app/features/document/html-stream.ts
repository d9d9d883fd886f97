const end = "</body></html>";

/**
 * What React rendered, as the document that is sent. React 18's Node renderer leaves zero bytes at the end
 * of a buffer that a letter of several bytes no longer fits into, so that Persian pages carry stray NULs (facebook/react#24985);
 * no text of the shop has one of its own. Remix's last scripts are rendered behind the document's end, where
 * HTML allows none: they go before it.
 */
export function cleanHtmlStream(rendered: string): string {
  const html = rendered.replaceAll("\0", "").replace(/^<!DOCTYPE html>/i, "");
  const at = html.lastIndexOf(end);
  const whole = at < 0 ? html : html.slice(0, at) + html.slice(at + end.length) + end;
  return `<!DOCTYPE html>${whole}`;
}
