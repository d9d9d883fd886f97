/** How much the shop puts up with at login (decisions 8); the owner's settings may say otherwise. */
export interface LoginLimits {
  /** Wrong passwords, codes and links in a quarter of an hour, by one phone or e-mail and by one address. */
  failuresPerTarget: number;
  failuresPerAddress: number;
  /** Codes and links that are sent in an hour. */
  sendsPerTarget: number;
  sendsPerAddress: number;
}

/** Many phones share one carrier's address, so an address is given more than a target. */
export const usualLoginLimits: LoginLimits = {
  failuresPerTarget: 10,
  failuresPerAddress: 100,
  sendsPerTarget: 5,
  sendsPerAddress: 20,
};

const minute = 60_000;

export const loginWindows = { failuresMs: 15 * minute, sendsMs: 60 * minute } as const;
