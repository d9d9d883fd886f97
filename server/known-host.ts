import { isIP } from "node:net";
import type { Settings } from "./env";

/** Whether a request's Host header is a name of this server's own. */
export type KnowsHost = (host: string | undefined) => boolean;

/**
 * A demo without PUBLIC_URL stands on somebody's own machine: a page elsewhere whose name is made to lead
 * there (DNS rebinding) would read its outbox. So it answers to localhost, to addresses and to HOST alone;
 * other shops to every name, because proxies rewrite it.
 */
export function hostRule({ demo, publicOrigin, host: own }: Settings): KnowsHost {
  if (!demo || publicOrigin) return () => true;
  return (host) => {
    if (!URL.canParse(`http://${host}`)) return false;
    const { hostname } = new URL(`http://${host}`);
    return (
      /(^|\.)localhost$/.test(hostname) ||
      isIP(hostname.replace(/^\[|\]$/g, "")) > 0 ||
      hostname === own?.toLowerCase()
    );
  };
}
