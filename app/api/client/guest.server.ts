/**
 * What a visitor has, each known by a random token (decisions 10): cart, wish list, uploads, and whose word brought them
 * (docs/decisions/0124).
 */
export const guestKinds = ["cart", "wish", "upload", "referral"] as const;
export type GuestKind = (typeof guestKinds)[number];

/** The headers in which the backend gets the tokens. */
const guestHeaders = {
  cart: "X-Cart",
  wish: "X-Wish",
  upload: "X-Upload",
  referral: "X-Referral",
} as const;

/** In which a visitor says by what token they would have known what they put aside first (docs/decisions/0185). */
const proposalHeader = "X-Guest-New";

/** On an answer: the kinds whose token finds nothing any more. */
const goneHeader = "X-Guest-Gone";

/** Says whose things a call is about. */
export function nameGuest(
  headers: Headers,
  tokenOf: (kind: GuestKind) => string | undefined,
  proposal: string | undefined,
): Headers {
  if (proposal) headers.set(proposalHeader, proposal);
  for (const kind of guestKinds) {
    const token = tokenOf(kind);
    if (token) headers.set(guestHeaders[kind], token);
  }
  return headers;
}

/** The kinds whose tokens an answer calls dead. */
export function goneGuests(headers: Headers): GuestKind[] {
  const named = (headers.get(goneHeader) ?? "").split(",").map((kind) => kind.trim());
  return guestKinds.filter((kind) => named.includes(kind));
}
