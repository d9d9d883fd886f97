/** What a person can share by an address (domain 4.5). This file imports nothing. */
export const linkKinds = ["referral", "wishlist", "cart", "invoice"] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Those that are made; an invoice has its own page to be checked on, for good. */
export const makeableKinds = ["referral", "wishlist", "cart"] as const;

/** `open` to whoever has it; the others are over: past their time, opened as often as they may be, or revoked. */
export const linkStates = ["open", "expired", "used_up", "revoked"] as const;
export type LinkState = (typeof linkStates)[number];
