import { parseArgs } from "node:util";
import { paymentStatuses } from "#backend/contract/payment";
import { type ListedPayment, listPayments } from "#backend/features/payments/list-payments";
import { findByRefId, isUncaptured } from "#backend/features/payments/payment-row";
import { reconcilePayments } from "#backend/features/payments/reconcile-payments";
import { readRefId } from "#backend/features/payments/ref-id";
import { checkPayment } from "#backend/features/payments/settle-payment";
import { type Command, everywhere, Refusal, type Terminal } from "../command";
import { withDatabase } from "../with-database";
import { withServices } from "../with-services";

const options = { ...everywhere, status: { type: "string" } } as const;
const listed = 50;

/** `shop payment`: lists the last payments, or asks the gateways about them now. */
export const paymentCommand: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [what = "list", refId] = positionals;
  if (what === "list") await list(values.status, terminal);
  else if (what === "check") await check(refId, terminal);
  else throw new Refusal(terminal.say("payment.unknown", { name: what }));
  return 0;
};

async function list(written: string | undefined, terminal: Terminal): Promise<void> {
  const status = paymentStatuses.find((known) => known === written);
  if (written !== undefined && !status) {
    const all = paymentStatuses.join(", ");
    throw new Refusal(terminal.say("payment.bad.status", { value: written, all }));
  }
  const found = await withDatabase(terminal, (database) =>
    listPayments(database, { status, limit: listed }),
  );
  if (found.length === 0) terminal.tell(terminal.say("payment.nothing"));
  for (const payment of found) for (const line of linesOf(payment, terminal)) terminal.tell(line);
}

/** One payment, or all that are due. */
async function check(written: string | undefined, terminal: Terminal): Promise<void> {
  const { say, tell } = terminal;
  await withServices(terminal, async (services) => {
    if (written === undefined) {
      return tell(say("payment.checked", { count: await reconcilePayments(services) }));
    }
    const refId = readRefId(written);
    const payment = refId && (await findByRefId(services.database, refId));
    if (!payment) throw new Refusal(say("payment.none", { ref: written }));
    const checked = await checkPayment(services, payment, "unknown");
    const { refId: ref, status } = checked;
    tell([say("payment.is", { ref, status }), ...noteOf(checked, say)].join("\n"));
  });
}

/** Amounts as they are stored: cents, rials. */
function linesOf(payment: ListedPayment, { say }: Terminal): string[] {
  const { at, refId, order, gateway, status, amount, currency, bankRef } = payment;
  const { receivedAmount, receivedCurrency } = payment;
  const words = [at.toISOString(), refId, order, gateway, status, `${amount} ${currency}`];
  const differs = receivedAmount !== null && receivedAmount !== amount;
  const came = differs
    ? say("payment.came", { amount: `${receivedAmount} ${receivedCurrency}` })
    : "";
  return [[...words, ...(bankRef ? [bankRef] : [])].join("  ") + came, ...noteOf(payment, say)];
}

/** What the owner has to know of one of which nothing came. */
function noteOf(
  payment: Pick<ListedPayment, "refId" | "status" | "receivedAmount">,
  say: Terminal["say"],
): string[] {
  return isUncaptured(payment) ? [say("payment.uncaptured", { ref: payment.refId })] : [];
}
