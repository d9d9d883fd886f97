import { z } from "@hono/zod-openapi";
import type { Gateway, NewPaymentAttempt, NewRefund, PaymentAttempt } from "../gateway";
import type { GatewaySettings } from "../gateway-settings";
import { GatewayRefused, GatewayUnreachable, type HttpClient } from "../http-client";
import { readAnswer, type ZarinpalAnswer } from "./read-answer";
import { outcomeOfInquiry, outcomeOfVerify } from "./to-gateway-result";

type Settings = NonNullable<GatewaySettings["zarinpal"]>;

/** `A` at the real bank, `S` at its sandbox. */
const authorityShape = /^[AS][0-9a-zA-Z]{35}$/;
/** How long a charge is awaited; the bank gives unsettled money back by itself within half an hour. */
const lifetimeMs = 30 * 60_000;
const reversibleMs = 30 * 60_000;
const maxDescription = 255;

/** Zarinpal's REST interface, version 4 (payments 5.1). Amounts are rials, and every call says so. */
export function openZarinpal(settings: Settings, httpClient: HttpClient): Gateway {
  const { merchant, apiUrl, pageUrl, sandbox } = settings;

  async function call(name: string, fields: object): Promise<ZarinpalAnswer> {
    const answer = await httpClient({
      method: "POST",
      url: `${apiUrl()}/pg/v4/payment/${name}.json`,
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify({ merchant_id: merchant, ...fields }),
    });
    return readAnswer(answer);
  }

  async function start(attempt: NewPaymentAttempt) {
    const { code, data, exchange } = await call("request", requestFields(attempt));
    const { authority } = data;
    if (code !== 100) throw new GatewayRefused(exchange, `request answered ${code}`);
    if (typeof authority !== "string" || !authorityShape.test(authority)) {
      throw new GatewayUnreachable(new Error("no authority"));
    }
    return {
      authority,
      redirectUrl: `${pageUrl()}/pg/StartPay/${authority}`,
      expiresAt: new Date(attempt.now.getTime() + lifetimeMs),
      exchange,
    };
  }

  /**
   * Only a whole charge, and only for half an hour; what is later or less is given back by hand. Of what was
   * asked for in time the bank says later, too, whether it was done.
   */
  async function refund({ attempt, amount, verifiedAt, now, again }: NewRefund) {
    const age = verifiedAt ? now.getTime() - verifiedAt.getTime() : Number.POSITIVE_INFINITY;
    const isLate = age > reversibleMs;
    if (amount !== attempt.amount || (isLate && !again)) {
      return { state: "manual", ref: null, exchange: null } as const;
    }
    const { authority } = attempt;
    const reversal = isLate ? null : await call("reverse", { authority });
    if (reversal?.code === 100) return answerOf(true, reversal);
    const inquiry = await call("inquiry", { authority });
    return answerOf(isReversed(inquiry), reversal ?? inquiry);
  }

  return {
    id: "zarinpal",
    currencies: ["IRR"],
    needsScript: false,
    sandbox,
    start,
    refund,
    parseReturn: (query) => ({
      authority: query.get("Authority"),
      hint: hints[query.get("Status") ?? ""] ?? "unknown",
    }),
    verify: async ({ authority, amount }: PaymentAttempt) =>
      outcomeOfVerify(await call("verify", { amount, authority })),
    inquire: async ({ authority }) => outcomeOfInquiry(await call("inquiry", { authority })),
    listUnsettled: async () => authoritiesOf((await call("unVerified", {})).data),
  };
}

/** A reversal whose answer was lost is refused the second time; by hand it would be given back twice. */
const isReversed = ({ data }: ZarinpalAnswer) => data.status === "REVERSED";

const answerOf = (isDone: boolean, { exchange }: ZarinpalAnswer) =>
  ({ state: isDone ? "done" : "manual", ref: null, exchange }) as const;

const hints: Record<string, "ok" | "canceled"> = { OK: "ok", NOK: "canceled" };

function requestFields(attempt: NewPaymentAttempt) {
  const { amount, description, returnUrl, mobile, email, order } = attempt;
  return {
    amount,
    currency: "IRR",
    description: description.slice(0, maxDescription),
    callback_url: returnUrl,
    metadata: {
      ...(mobile && { mobile }),
      ...(email && { email }),
      order_id: order,
    },
  };
}

const unsettled = z.array(z.object({ authority: z.string() }));

function authoritiesOf(data: Record<string, unknown>): string[] {
  const list = unsettled.safeParse(data.authorities);
  return list.success ? list.data.map(({ authority }) => authority) : [];
}
