import type { Gateway, GatewayResult, Hint, PaymentAttempt } from "./gateways/gateway";

/** An outcome with the last word of what was asked, for the log of the payment. */
export interface QueriedPayment {
  result: GatewayResult;
  /** All that was asked, in order. */
  asked: { kind: "verify" | "inquiry"; result: GatewayResult }[];
  /** The shopper pressed back, and the charge can't be paid any more. */
  canceled: boolean;
}

/**
 * What became of a charge, by the gateway's own word. A return that says "ok" is verified at once; anything
 * else is asked about first, and verified where it turns out to be paid (payments 5.1, 5.2). Throws
 * GatewayUnreachable and GatewayRefused.
 */
export async function queryPayment(
  gateway: Gateway,
  attempt: PaymentAttempt,
  hint: Hint,
): Promise<QueriedPayment> {
  const asked: QueriedPayment["asked"] = [];
  const ask = async (kind: "verify" | "inquiry") => {
    const result = await gateway[kind === "verify" ? "verify" : "inquire"](attempt);
    asked.push({ kind, result });
    return result;
  };

  let result = await ask(hint === "ok" ? "verify" : "inquiry");
  // Not paid may mean: not yet. The shopper may have another tab at the bank.
  if (result.state === "unpaid" && hint === "ok") result = await ask("inquiry");
  if (result.state === "unsettled") result = await ask("verify");
  const canceled = hint === "canceled" && (await isCanceled(gateway, attempt, result));
  return { result, asked, canceled };
}

/** A charge that is still open is closed, so that "canceled" holds; where it can't be, it is not canceled. */
async function isCanceled(
  gateway: Gateway,
  attempt: PaymentAttempt,
  { state }: GatewayResult,
): Promise<boolean> {
  if (state === "failed" || state === "unpaid") return true;
  if (state !== "pending") return false;
  if (!gateway.abandon) return true;
  const { abandoned } = await gateway.abandon(attempt.authority);
  return abandoned;
}
