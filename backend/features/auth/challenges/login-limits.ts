/** How much the shop puts up with at login (decisions 8); the owner's settings may say otherwise. */
export interface LoginLimits {
  /** Wrong passwords, codes and links in a quarter of an hour, by one phone or e-mail and by one address. */
  failuresPerTarget: number;
  failuresPerAddress: number;
  /** Codes and links that are sent in an hour. */
  sendsPerTarget: number;
  sendsPerAddress: number;
  /** The same by text to all phones together, and by mail to all addresses. */
  sendsPerChannel: number;
  /** Where texts go, as the first digits of numbers after the plus; `1` is the USA and Canada alone. */
  smsDialCodes: readonly string[];
}

/**
 * Many phones share one carrier's address, so an address is given more than a target. Texts go to the countries
 * whose numbers the shop's languages take without a code.
 */
export const defaultLoginLimits: LoginLimits = {
  failuresPerTarget: 10,
  failuresPerAddress: 100,
  sendsPerTarget: 5,
  sendsPerAddress: 20,
  sendsPerChannel: 1000,
  smsDialCodes: ["98", "1"],
};

/** A customer's whole /48 of IPv6 is given so many times what one of its networks is. */
export const networksPerSite = 5;

const minute = 60_000;

export const loginWindows = { failuresMs: 15 * minute, sendsMs: 60 * minute } as const;
