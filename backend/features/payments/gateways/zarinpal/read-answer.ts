import { z } from "@hono/zod-openapi";
import type { Exchange } from "../gateway";
import { GatewayRefused, GatewayUnreachable, type HttpResponse } from "../http-client";
import { parseLeniently, redact } from "../redact";

/** An answer in one shape: `data` where it went well, and always a code. */
export interface ZarinpalAnswer {
  code: number;
  data: Record<string, unknown>;
  exchange: Exchange;
}

/** An object, or an empty array in its place: `errors` of a good answer and `data` of a bad one are arrays. */
const objectOrNone = z.union([
  z.record(z.string(), z.unknown()),
  z.array(z.unknown()).transform((list): Record<string, unknown> => {
    const first = z.record(z.string(), z.unknown()).safeParse(list[0]);
    return first.success ? first.data : {};
  }),
]);
const envelope = z
  .object({ data: objectOrNone.catch({}), errors: objectOrNone.catch({}) })
  .catch({ data: {}, errors: {} });
const code = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,4}$/)
    .transform(Number),
]);

/** Codes that speak of the shop's own account, not of a payment (payments 5.1). */
const refusals: Record<number, string> = {
  [-9]: "the call was not valid",
  [-10]: "wrong address or merchant",
  [-11]: "the merchant is not active",
  [-15]: "the terminal is suspended",
  [-16]: "the merchant's level is too low",
  [-18]: "the callback's domain is not the registered one",
};

/**
 * Reads any answer. Throws GatewayUnreachable for a 5xx and for what has no code, so that it is no answer of
 * Zarinpal's; GatewayRefused for the codes that only its operator can mend.
 */
export function readAnswer({ status, text }: HttpResponse): ZarinpalAnswer {
  const body = parseLeniently(text);
  const exchange = { status, body: redact(body) };
  const { data, errors } = envelope.parse(body);
  const given = code.safeParse(errors.code ?? data.code);
  if (status >= 500 || !given.success) throw new GatewayUnreachable(new Error(`HTTP ${status}`));
  const refusal = refusals[given.data];
  if (refusal) throw new GatewayRefused(exchange, `${given.data}, ${refusal}`);
  return { code: given.data, data, exchange };
}
