/** A feed of posts; addresses are absolute, times ISO 8601. */
interface Feed {
  lang: string;
  title: string;
  self: string;
  /** The page that it is the feed of. */
  page: string;
  author: string;
  entries: readonly {
    title: string;
    address: string;
    published: string;
    updated: string;
    summary: string;
    topic: string;
  }[];
}

const signs: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? "");

/** The feed as Atom (RFC 4287). */
export function atomFeed({ lang, title, self, page, author, entries }: Feed): string {
  const newest =
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? "1970-01-01T00:00:00Z";
  const printed = entries.map(
    (one) =>
      `<entry><id>${escapeXml(one.address)}</id><title>${escapeXml(one.title)}</title>` +
      `<link rel="alternate" href="${escapeXml(one.address)}"/>` +
      `<published>${one.published}</published><updated>${one.updated}</updated>` +
      `<summary>${escapeXml(one.summary)}</summary><category term="${escapeXml(one.topic)}"/></entry>`,
  );
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">` +
    `<id>${escapeXml(self)}</id><title>${escapeXml(title)}</title><updated>${newest}</updated>` +
    `<author><name>${escapeXml(author)}</name></author>` +
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>` +
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>${printed.join("")}</feed>`
  );
}
