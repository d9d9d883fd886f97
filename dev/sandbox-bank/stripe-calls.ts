import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Bank } from "./bank";
import { faultOf } from "./faults";
import {
  type BankSession,
  changeSession,
  findByIdempotencyKey,
  findSession,
  noteRefund,
  openSession,
  randomName,
} from "./ledger";
import { sendWebhook } from "./send-webhook";
import { toCheckoutSession } from "./stripe-session";

const shortestS = 30 * 60;
const longestS = 24 * 60 * 60;
const locales = ["auto", "en", "de", "fr", "es", "it", "ja", "tr", "zh"];

const newSession = z.object({
  mode: z.literal("payment"),
  "line_items[0][quantity]": z.literal("1"),
  "line_items[0][price_data][currency]": z
    .string()
    .regex(/^[a-z]{3}$/)
    .refine((it) => it !== "irr"),
  "line_items[0][price_data][unit_amount]": z.coerce.number().int().min(50),
  "line_items[0][price_data][product_data][name]": z.string().min(1),
  client_reference_id: z.string().max(200).optional(),
  locale: z.enum(locales).default("auto"),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  expires_at: z.coerce.number().int().optional(),
});

/** Stripe's twin: Checkout Sessions and refunds in its own wire format (payments 5.3). */
export function stripeCalls(app: Hono, bank: Bank): void {
  app.post("/v1/checkout/sessions", async (c) => {
    const key = keyOf(c);
    if (!key) return refuse(c, 401, "You did not provide an API key.");
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const asked = newSession.safeParse(form);
    if (!asked.success) return refuse(c, 400, "Invalid request.", asked.error.issues[0]);
    const fields = asked.data;
    if (faultOf(fields["line_items[0][price_data][unit_amount]"]) === "broken") {
      return refuse(c, 500, "An unknown error occurred.");
    }
    const wrong =
      wrongAddress(bank, "success_url", fields.success_url) ??
      wrongAddress(bank, "cancel_url", fields.cancel_url) ??
      wrongTime(bank, fields.expires_at);
    if (wrong) return refuse(c, 400, "Invalid request.", { path: [wrong] });
    const idempotencyKey = c.req.header("Idempotency-Key");
    const known = idempotencyKey && (await findByIdempotencyKey(bank, key, idempotencyKey));
    const session = known || (await open(bank, { key, fields, form, idempotencyKey }));
    return c.json(toCheckoutSession(session, bank.pageUrl()));
  });

  app.get("/v1/checkout/sessions/:id", async (c) => {
    const session = await own(c, bank);
    if (!session) return refuse(c, 404, `No such checkout.session: ${c.req.param("id")}`);
    if (faultOf(session.amount) === "slow" && session.status === "paid") {
      await changeSession(bank, session.authority, ["paid"], { status: "verified" });
      await new Promise((done) => setTimeout(done, bank.slowMs).unref());
    }
    return c.json(toCheckoutSession(session, bank.pageUrl()));
  });

  app.post("/v1/checkout/sessions/:id/expire", async (c) => {
    const session = await own(c, bank);
    if (!session) return refuse(c, 404, `No such checkout.session: ${c.req.param("id")}`);
    const expired = await changeSession(bank, session.authority, ["new"], { status: "expired" });
    if (!expired)
      return refuse(c, 400, "Only Checkout Sessions with a status of open can be expired.");
    bank.afterwards.run(() => sendWebhook(bank, "checkout.session.expired", expired));
    return c.json(toCheckoutSession(expired, bank.pageUrl()));
  });

  app.post("/v1/refunds", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const authority = form.get("payment_intent")?.replace(/^pi_/, "cs_test_") ?? "";
    const session = await findSession(bank, "stripe", authority);
    if (!session || session.merchantId !== keyOf(c))
      return refuse(c, 404, "No such payment_intent");
    const amount = Number(form.get("amount") ?? session.amount);
    return giveBack(c, bank, session, amount);
  });

  app.get("/v1/refunds", async (c) => {
    const authority = c.req.query("payment_intent")?.replace(/^pi_/, "cs_test_") ?? "";
    const session = await findSession(bank, "stripe", authority);
    const given = session?.merchantId === keyOf(c) ? session?.details.refunds : {};
    const data = Object.entries(given ?? {}).map(([key, amount]) => toRefund(key, amount));
    return c.json({ object: "list", data });
  });
}

interface Asked {
  key: string;
  fields: z.infer<typeof newSession>;
  form: Record<string, string>;
  idempotencyKey: string | undefined;
}

function open(bank: Bank, { key, fields, form, idempotencyKey }: Asked): Promise<BankSession> {
  const day = bank.clock.now().getTime() + longestS * 1000;
  return openSession(bank, {
    authority: `cs_test_${randomName(24)}`,
    kind: "stripe",
    merchantId: key,
    amount: fields["line_items[0][price_data][unit_amount]"],
    currency: fields["line_items[0][price_data][currency]"].toUpperCase(),
    callbackUrl: fields.success_url,
    details: {
      description: fields["line_items[0][price_data][product_data][name]"],
      order: form["metadata[order]"],
      cancelUrl: fields.cancel_url,
      lang: fields.locale,
      clientReference: fields.client_reference_id,
      metadata: metadataOf(form),
      idempotencyKey,
    },
    expiresAt: new Date(fields.expires_at ? fields.expires_at * 1000 : day),
  });
}

/** Once per key; more than was paid is refused. */
async function giveBack(c: Context, bank: Bank, { authority }: BankSession, amount: number) {
  const key = c.req.header("Idempotency-Key") ?? randomName(24);
  const isGiven = await noteRefund(bank, authority, key, amount);
  if (!isGiven) {
    return refuse(c, 400, "Refund amount is greater than unrefunded amount on charge.");
  }
  return c.json(toRefund(key, amount));
}

/** The shop names a refund as it names the call for it. */
function toRefund(key: string, amount: number) {
  const id = `re_${key.replaceAll("-", "")}`;
  return { id, object: "refund", amount, status: "succeeded", metadata: { refund_id: key } };
}

const keyOf = (c: Context) => /^Bearer (\S+)$/.exec(c.req.header("Authorization") ?? "")?.[1];

async function own(c: Context, bank: Bank): Promise<BankSession | undefined> {
  const session = await findSession(bank, "stripe", c.req.param("id") ?? "");
  return session?.merchantId === keyOf(c) ? session : undefined;
}

function wrongAddress(
  { shopOrigins }: Bank,
  name: string,
  address: string | undefined,
): string | undefined {
  if (address === undefined || shopOrigins().includes(new URL(address).origin)) return undefined;
  return name;
}

function wrongTime({ clock }: Bank, expiresAt: number | undefined): string | undefined {
  if (expiresAt === undefined) return undefined;
  const lifetime = expiresAt - clock.now().getTime() / 1000;
  return lifetime < shortestS || lifetime > longestS ? "expires_at" : undefined;
}

function metadataOf(form: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
}

function refuse(
  c: Context,
  status: 400 | 401 | 404 | 500,
  message: string,
  issue?: { path: PropertyKey[] },
): Response {
  const type = status === 500 ? "api_error" : "invalid_request_error";
  return c.json({ error: { type, message, param: issue?.path.join(".") } }, status);
}
