/** How many orders may keep pieces from others without having been paid; the owner's settings may say otherwise. */
export interface HoldingLimits {
  /** Orders of one user that wait for their money. */
  openPerUser: number;
  /** The same from one address: many phones share a carrier's, so it is given more than a user. */
  openPerAddress: number;
  /** Orders of one user whose cash at the door is due. A proven phone is one user's, so it holds per phone too. */
  codPerUser: number;
}

export const defaultHoldingLimits: HoldingLimits = {
  openPerUser: 3,
  openPerAddress: 20,
  codPerUser: 3,
};
