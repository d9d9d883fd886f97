/**
 * What an amount asks for by its last two digits, so that scripted runs need no button: a card that is
 * declined, a verify that answers too late, a request that fails (payments 5.3).
 */
export type Fault = "declined" | "slow" | "broken";

const faults: Record<number, Fault> = { 1: "declined", 2: "slow", 3: "broken" };

export function faultOf(amount: number): Fault | undefined {
  return faults[amount % 100];
}
