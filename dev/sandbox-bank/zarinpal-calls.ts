import { createHash, randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Bank } from "./bank";
import { faultOf } from "./faults";
import {
  type BankSession,
  changeSession,
  findSession,
  listUnverified,
  openSession,
  randomName,
} from "./ledger";

const lifetimeMs = 15 * 60_000;
const reversibleMs = 30 * 60_000;
export const sandboxCard = "502229******5995";

const merchantId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const newAttempt = z.object({
  merchant_id: merchantId,
  amount: z.number().int().min(1000),
  currency: z.enum(["IRR", "IRT"]).default("IRR"),
  description: z.string().min(1).max(500),
  callback_url: z.string().regex(/^https?:\/\//),
  metadata: z.object({ order_id: z.string().optional() }).loose().optional(),
});
const named = z.object({ merchant_id: merchantId, authority: z.string() });
const verification = named.extend({ amount: z.number().int() });

const messages: Record<number, string> = {
  100: "Success",
  101: "Verified",
  [-9]: "The input params invalid, validation error.",
  [-18]: "The referrer address does not match the registered domain.",
  [-50]: "Session is not valid, amounts values is not the same.",
  [-51]: "Session is not valid, session is not active paid try.",
  [-53]: "Session is not this merchant_id session",
  [-54]: "Invalid authority.",
  [-62]: "Terminal ip or reverse time is not valid.",
};

/** Zarinpal's own JSON, version 4, with the sandbox's ledger behind it (payments 5.3). */
export function zarinpalCalls(app: Hono, bank: Bank): void {
  app.post("/pg/v4/payment/request.json", async (c) => {
    const asked = newAttempt.safeParse(await bodyOf(c));
    if (!asked.success) return refuse(c, -9, asked.error);
    const { amount, currency, callback_url, description, metadata, merchant_id } = asked.data;
    if (faultOf(amount) === "broken") return c.json({ message: "Server Error" }, 500);
    if (!bank.shopOrigins().includes(new URL(callback_url).origin)) return refuse(c, -18);
    const session = await openSession(bank, {
      authority: `S${randomName(35)}`,
      kind: "zarinpal",
      merchantId: merchant_id,
      amount: currency === "IRT" ? amount * 10 : amount,
      currency: "IRR",
      callbackUrl: callback_url,
      details: { description, order: metadata?.order_id },
      expiresAt: new Date(bank.clock.now().getTime() + lifetimeMs),
    });
    return agree(c, 100, { authority: session.authority, fee_type: "Merchant", fee: 0 });
  });

  app.post("/pg/v4/payment/verify.json", async (c) => {
    const asked = verification.safeParse(await bodyOf(c));
    if (!asked.success) return refuse(c, -9, asked.error);
    const session = await findSession(bank, "zarinpal", asked.data.authority);
    const refusal = refusalOf(session, asked.data.merchant_id);
    if (!session || refusal) return refuse(c, refusal ?? -54);
    if (session.status !== "paid" && session.status !== "verified") return refuse(c, -51);
    if (session.amount !== asked.data.amount) return refuse(c, -50);
    const settled = await changeSession(bank, session.authority, ["paid"], { status: "verified" });
    if (settled && faultOf(session.amount) === "slow") await wait(bank.slowMs);
    return agree(c, settled ? 100 : 101, receiptOf(session));
  });

  app.post("/pg/v4/payment/inquiry.json", async (c) => {
    const asked = named.safeParse(await bodyOf(c));
    if (!asked.success) return refuse(c, -9, asked.error);
    const session = await findSession(bank, "zarinpal", asked.data.authority);
    const refusal = refusalOf(session, asked.data.merchant_id);
    if (!session || refusal) return refuse(c, refusal ?? -54);
    return agree(c, 100, { status: inquiryWords[session.status] });
  });

  app.post("/pg/v4/payment/unVerified.json", async (c) => {
    const asked = named.pick({ merchant_id: true }).safeParse(await bodyOf(c));
    if (!asked.success) return refuse(c, -9, asked.error);
    const sessions = await listUnverified(bank, asked.data.merchant_id);
    return agree(c, 100, {
      authorities: sessions.map(({ authority, amount, callbackUrl, createdAt }) => ({
        authority,
        amount,
        callback_url: callbackUrl,
        referer: "/",
        date: createdAt.toISOString().slice(0, 19).replace("T", " "),
      })),
    });
  });

  app.post("/pg/v4/payment/reverse.json", async (c) => {
    const asked = named.safeParse(await bodyOf(c));
    if (!asked.success) return refuse(c, -9, asked.error);
    const session = await findSession(bank, "zarinpal", asked.data.authority);
    const refusal = refusalOf(session, asked.data.merchant_id);
    if (!session || refusal) return refuse(c, refusal ?? -54);
    const age = bank.clock.now().getTime() - session.updatedAt.getTime();
    const from = age <= reversibleMs ? (["paid", "verified"] as const) : [];
    const reversed = await changeSession(bank, session.authority, from, { status: "reversed" });
    return reversed ? agree(c, 100, { message: "Reversed" }) : refuse(c, -62);
  });
}

/** What a charge is paid with and by which number the bank remembers it. */
export const paidWith = () => ({
  refId: String(randomInt(10 ** 8, 10 ** 9)),
  cardPan: sandboxCard,
});

const inquiryWords: Record<BankSession["status"], string> = {
  new: "IN_BANK",
  in_bank: "IN_BANK",
  paid: "PAID",
  verified: "VERIFIED",
  failed: "FAILED",
  canceled: "FAILED",
  expired: "FAILED",
  reversed: "REVERSED",
};

function refusalOf(session: BankSession | undefined, merchant: string): number | undefined {
  if (!session) return -54;
  return session.merchantId === merchant ? undefined : -53;
}

function receiptOf({ refId, cardPan }: BankSession) {
  return {
    card_hash: createHash("sha256")
      .update(cardPan ?? "")
      .digest("hex")
      .toUpperCase(),
    card_pan: cardPan,
    ref_id: Number(refId),
    fee_type: "Merchant",
    fee: 0,
  };
}

async function bodyOf(c: Context): Promise<unknown> {
  return c.req.json().catch(() => null);
}

function agree(c: Context, code: number, data: object): Response {
  return c.json({ data: { code, message: messages[code], ...data }, errors: [] });
}

/** Empty lists where there is nothing, as the real one writes them. */
function refuse(c: Context, code: number, issues?: z.ZodError): Response {
  const validations = issues?.issues.map(({ path, message }) => ({ [path.join(".")]: message }));
  const errors = { code, message: messages[code], validations: validations ?? [] };
  return c.json({ data: [], errors }, issues ? 422 : 200);
}
