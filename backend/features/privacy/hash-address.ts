import { createHash, randomBytes } from "node:crypto";
import { networkOf } from "../../http/network-of";

/**
 * What is kept of the address that a consent came from: `<salt>.<hash>` in base64url, each with a salt of its own, so
 * that it can be shown to fit an address that somebody names, and no two lines show that they are of one.
 */
export function hashAddress(address: string, salt = randomBytes(12).toString("base64url")): string {
  const hash = createHash("sha256")
    .update(`${salt}\n${networkOf(address)}`)
    .digest("base64url");
  return `${salt}.${hash}`;
}
