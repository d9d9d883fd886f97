import type { StartedPayment } from "../../contract/payment";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import {
  initiatePayment,
  type PaidOrder,
  type Started,
  type StartingPayment,
} from "./initiate-payment";
import { openAttempt, type WantedPayment } from "./open-attempt";
import { resolveOpenAttempt } from "./resolve-open-attempt";
import { awaitTurn } from "./start-turn";

/**
 * Starts to pay an order and says where to send the shopper. To be called outside of transactions. Starting
 * twice with one `opId` is one start, and one call to the gateway, also at the same moment. A second tab is led to the attempt that stands, or the first is closed
 * (payments 5.4, 9). A gateway that can't be reached is told by the status `failed`, not by an error: the
 * order waits on. Throws `payment.not_possible`, `payment.not_offered`, `payment.pending`.
 */
export async function startPayment(
  services: Services,
  wanted: WantedPayment,
): Promise<StartedPayment> {
  let attempt = await openAttempt(services, wanted);
  if (attempt.kind === "existing") {
    const existing = await resolveOpenAttempt(services, attempt.payment, wanted.gateway);
    if (existing) return toStarted(existing);
    attempt = await openAttempt(services, wanted);
  }
  if (attempt.kind === "existing") throw new ApiError("payment.pending");
  const turn = attempt.kind === "known" && (await awaitTurn(services, attempt.payment));
  if (turn && !turn.mine) return toStarted(turn.payment);
  return toStarted(await initiatePayment(services, attempt.payment, wanted.lang));
}

/** The same for an attempt that was opened with its order. */
export async function startOpened(
  services: Services,
  attempt: StartingPayment,
  lang: string,
  order: PaidOrder,
): Promise<StartedPayment> {
  return toStarted(await initiatePayment(services, attempt, lang, order));
}

function toStarted({ refId, status, redirectUrl }: Started): StartedPayment {
  return { ref_id: refId, status, redirect_url: status === "pending" ? redirectUrl : null };
}
