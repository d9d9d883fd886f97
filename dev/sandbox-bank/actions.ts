import type { Bank } from "./bank";
import { faultOf } from "./faults";
import { type BankSession, type BankStatus, changeSession } from "./ledger";
import { sendWebhook } from "./send-webhook";
import { paidWith } from "./zarinpal-calls";

/** The bank's buttons; webhooks are Stripe's alone. */
export const buttons = [
  "pay",
  "decline",
  "cancel",
  "vanish",
  "wrong",
  "twice",
  "webhook-first",
  "webhook-late",
  "in-bank",
] as const;
export type Button = (typeof buttons)[number];

/** Where the browser goes after a button: an address of the shop's, or a page of the bank's. */
export type Next = { to: string } | { page: "done" | "declined" | "gone" };

const waiting: BankStatus[] = ["new", "in_bank"];

/** Does what a button says to a charge that still waits. */
export async function performAction(
  bank: Bank,
  session: BankSession,
  button: Button,
): Promise<Next> {
  if (!waiting.includes(session.status)) return { page: "gone" };
  if (button === "cancel") return cancel(bank, session);
  if (button === "in-bank") return leaveInBank(bank, session);
  if (button === "decline" || faultOf(session.amount) === "declined") {
    return decline(bank, session);
  }
  return pay(bank, session, button);
}

async function pay(bank: Bank, session: BankSession, button: Button): Promise<Next> {
  const amount = button === "wrong" ? wrongAmount(session.amount) : session.amount;
  const change = { status: "paid", amount, ...paidWith() } as const;
  const paid = await changeSession(bank, session.authority, waiting, change);
  if (!paid) return { page: "gone" };
  if (button === "vanish") return { page: "done" };
  const back = returnAddress(paid, "OK");
  if (paid.kind === "stripe") await tell(bank, paid, button, session.status === "in_bank");
  // Somebody's reload, or a proxy that repeats: the shop hears of it before the browser is there.
  if (button === "twice") await tried(bank, () => fetch(back, { redirect: "manual" }));
  return { to: back };
}

/** About a tenth less, or a little more than very little; the last two digits stay, for what they ask for. */
function wrongAmount(amount: number): number {
  return amount > 200 ? amount - Math.max(100, Math.floor(amount / 1000) * 100) : amount + 100;
}

async function tell(bank: Bank, paid: BankSession, button: Button, late: boolean) {
  const kind = late ? "async_payment_succeeded" : "completed";
  const send = () => sendWebhook(bank, `checkout.session.${kind}`, paid);
  if (button === "webhook-first") return tried(bank, send);
  bank.afterwards.run(send, button === "webhook-late" ? bank.lateMs : 0);
}

/** A shop that can't be reached holds up nobody at the bank. */
async function tried({ log }: Bank, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => log.warn({ err: error }, "the shop was not reached"));
}

async function decline(bank: Bank, session: BankSession): Promise<Next> {
  // Stripe's page takes another card; only one that was left with its bank comes to an end.
  if (session.kind === "stripe" && session.status === "new") return { page: "declined" };
  const failed = await changeSession(bank, session.authority, waiting, { status: "failed" });
  if (!failed) return { page: "gone" };
  if (failed.kind === "zarinpal") return { to: returnAddress(failed, "NOK") };
  const event = "checkout.session.async_payment_failed";
  bank.afterwards.run(() => sendWebhook(bank, event, failed));
  return { to: returnAddress(failed, "OK") };
}

/** Going back leaves a Stripe session open; Zarinpal's ends. */
async function cancel(bank: Bank, session: BankSession): Promise<Next> {
  if (session.kind === "stripe") return { to: session.details.cancelUrl ?? session.callbackUrl };
  const canceled = await changeSession(bank, session.authority, waiting, { status: "canceled" });
  return canceled ? { to: returnAddress(canceled, "NOK") } : { page: "gone" };
}

async function leaveInBank(bank: Bank, session: BankSession): Promise<Next> {
  const left = await changeSession(bank, session.authority, waiting, { status: "in_bank" });
  if (!left) return { page: "gone" };
  if (left.kind === "stripe") {
    bank.afterwards.run(() => sendWebhook(bank, "checkout.session.completed", left));
  }
  return { to: returnAddress(left, "OK") };
}

/** The shop's own return address, with what each wire format adds to it. */
function returnAddress(
  { kind, callbackUrl, authority }: BankSession,
  status: "OK" | "NOK",
): string {
  if (kind === "stripe") return callbackUrl.replaceAll("{CHECKOUT_SESSION_ID}", authority);
  const address = new URL(callbackUrl);
  address.searchParams.set("Authority", authority);
  address.searchParams.set("Status", status);
  return address.href;
}
