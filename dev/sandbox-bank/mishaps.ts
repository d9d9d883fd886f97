/**
 * What an amount asks for by its last two digits, so that scripted runs need no button: a card that is
 * declined, a verify that answers too late, a request that fails (payments 5.3).
 */
export type Mishap = "declined" | "slow" | "broken";

const mishaps: Record<number, Mishap> = { 1: "declined", 2: "slow", 3: "broken" };

export function mishapOf(amount: number): Mishap | undefined {
  return mishaps[amount % 100];
}
