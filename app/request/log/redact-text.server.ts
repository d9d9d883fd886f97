/**
 * The addresses that hold what opens something to whoever has it, by the routes that take it: the token of a
 * link that logs in, invites, shares or shows a draft, the hash that shows an invoice, the name of a payment.
 */
const secretPaths = [
  /(\/login\/(?:links\/)?)[^/?#\s"']{10,}/gi,
  /(\/staff\/invitations?\/)[^/?#\s"']{10,}/gi,
  /(\/invoices?\/[^/?#\s"']+\/)[^/?#\s"']+/gi,
  /(\/shared\/)[^/?#\s"']{10,}/gi,
  /(\/(?:blogPreview|blogs\/preview)\/)[^/?#\s"']{10,}/gi,
  /(\/previews?\/[^/?#\s"']+\/)[^/?#\s"']{10,}/gi,
  /(\/payment\/(?:[a-z]+\/)?)[^/?#\s"']{10,}/gi,
];

const query = /(\/[^\s?#"']*)[?#][^\s"')\]}]*/g;
const email = /[^\s<>"'(),;:/=]+@[^\s<>"'(),;:/=]+\.[a-z]{2,}/gi;
const phone = /\+\d{8,15}\b/g;

/** A text for the log: without the secrets of addresses and their queries, without e-mail addresses and phones. */
export function redactText(text: string): string {
  return secretPaths
    .reduce((left, path) => left.replace(path, "$1…"), text)
    .replace(query, "$1")
    .replace(email, "…@…")
    .replace(phone, "+…");
}

/** A path for the log, of a length that nobody fills it with. */
export function redactPath(url: string): string {
  return redactText(url.slice(0, 2_000)).slice(0, 300);
}
