/** The address of a picture of the shop's (`media/address.ts`), with or without a width. */
const shopPicture = /^\/api\/media\/([0-9a-f]{20})(?:\?w=\d{3,4})?$/;

export function isShopPicture(address: string): boolean {
  return shopPicture.test(address);
}

/** The picture's name in its address; null for what is none of the shop's. */
export function pictureNameOf(address: string): string | null {
  return shopPicture.exec(address)?.[1] ?? null;
}

/** A heading's id: the prefix keeps it apart from the page's own ids and from names that scripts know. */
export function isSectionId(id: string): boolean {
  return /^s-[\p{L}\p{M}\p{N}-]{1,80}$/u.test(id);
}

/** Whether a link may lead there: to the web, a mail, a telephone, a page of the shop, a heading of the text. */
export function isSafeHref(href: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them inside a scheme
  if (/[\u0000-\u0020\u007f\\]/.test(href)) return false;
  if (/^\/(?![/\\])/.test(href) || href === "/" || /^#s-/.test(href)) return true;
  if (/^(?:mailto:[^:]+|tel:\+?[\d()\-.]+)$/i.test(href)) return true;
  return /^https?:\/\/[^/@?#]+(?:[/?#]|$)/i.test(href);
}

/** What a link says of where it leads: a foreign site learns nothing of the page that led to it. */
export function relOf(href: string): string | null {
  return /^https?:/i.test(href) ? "noopener noreferrer" : null;
}
