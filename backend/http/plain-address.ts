import { isIP } from "node:net";

/**
 * The address of a caller without what a socket or a proxy writes around it: of `::ffff:192.0.2.7`, which is how
 * a listener on IPv6 names an IPv4 address, of `192.0.2.7:5123` and of `[2001:db8::1]:5123`. Undefined for what
 * is no address.
 */
export function plainAddress(said: string): string | undefined {
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(said.trim())?.[1];
  const bare = (inBrackets ?? said.trim())
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return isIP(bare) ? bare.toLowerCase() : undefined;
}
