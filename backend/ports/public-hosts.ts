import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Where calls may go to whose address somebody else has named. */
export interface Reach {
  /** Whether an address may be called at all, by its looks. */
  accepts(url: URL): boolean;
  /** Resolves a host; fails where it stands at an address that may not be called. */
  lookup: LookupFunction;
}

const notPublic = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  notPublic.addSubnet(network, bits, "ipv4");
}
/** Within what IPv6 gives out: tunnels, which lead to addresses of version 4, and documentation. */
for (const [network, bits] of [
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const) {
  notPublic.addSubnet(network, bits, "ipv6");
}
const givenOut = new BlockList();
givenOut.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is one of the public network's. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, "ipv4");
  return (
    isIP(address) === 6 && givenOut.check(address, "ipv6") && !notPublic.check(address, "ipv6")
  );
}

/** Names that no public host has. */
const ownNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|home\.arpa)$/;

/** Hosts of the public network by HTTPS, at its usual port; a name that leads into one's own network is not called either. */
export const publicHosts: Reach = {
  accepts: ({ protocol, hostname, port, username, password }) => {
    const name = hostname.replace(/\.$/, "");
    const isName = name.includes(".") && isIP(name) === 0 && !hostname.startsWith("[");
    return (
      protocol === "https:" &&
      port === "" &&
      !username &&
      !password &&
      isName &&
      !ownNames.test(name)
    );
  },
  lookup: (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${host} has no address`), "");
      const inside = addresses.some(({ address }) => !isPublicAddress(address));
      if (inside) return done(new Error(`${host} is no public host`), "");
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  },
};
