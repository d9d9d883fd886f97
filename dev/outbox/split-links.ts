/** A piece of a text: a link where it is an address of this shop. */
export interface TextPart {
  text: string;
  href?: string;
}

/** Cuts a text at the addresses of this shop's own origin. */
export function splitLinks(text: string, publicUrl: string): TextPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .filter((part) => part !== "")
    .map((part) =>
      part.startsWith(`${publicUrl}/`)
        ? { text: part, href: part.slice(publicUrl.length) }
        : { text: part },
    );
}
