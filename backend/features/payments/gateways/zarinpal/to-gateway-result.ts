import type { GatewayResult, GatewayState } from "../gateway";
import type { ZarinpalAnswer } from "./read-answer";

/** Settled now, and settled before: both are success. */
const paid = 100;
const paidBefore = 101;

const stateOfCode: Record<number, GatewayState> = {
  [paid]: "success",
  [paidBefore]: "success",
  [-50]: "uncaptured",
  [-51]: "unpaid",
  [-53]: "failed",
  [-54]: "failed",
};

const stateOfStatus: Record<string, GatewayState> = {
  PAID: "unsettled",
  VERIFIED: "unsettled",
  IN_BANK: "pending",
  FAILED: "failed",
  REVERSED: "failed",
};

/** What an answer to `verify` means; a code that nobody knows leaves the charge pending. */
export function outcomeOfVerify({ code, data, exchange }: ZarinpalAnswer): GatewayResult {
  const state = stateOfCode[code] ?? "pending";
  if (state !== "success") return { state, exchange };
  return {
    state,
    bankRef: textOf(data.ref_id),
    cardMask: textOf(data.card_pan),
    cardHash: textOf(data.card_hash),
    fee: typeof data.fee === "number" ? data.fee : undefined,
    already: code === paidBefore,
    exchange,
  };
}

/**
 * What an answer to `inquiry` means. VERIFIED too waits for `verify`, which answers 101 with the bank's
 * reference; the inquiry itself proves nothing (payments 5.1).
 */
export function outcomeOfInquiry({ code, data, exchange }: ZarinpalAnswer): GatewayResult {
  const status = textOf(data.status)?.toUpperCase() ?? "";
  const state = code === paid ? stateOfStatus[status] : stateOfCode[code];
  return { state: state === "failed" || state === "unsettled" ? state : "pending", exchange };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}
