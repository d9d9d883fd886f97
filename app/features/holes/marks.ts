import type { HoleName } from "~/request/holes";

/** Marks carry their rendering's nonce, so that no text of the shop can pass for one. */
export const holeOpening = (nonce: string) => `[${nonce} `;
export const holeStart = (nonce: string, name: HoleName) => `${holeOpening(nonce)}${name}]`;
export const holeEnd = (nonce: string) => `[/${nonce}]`;
