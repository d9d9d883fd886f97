import { z } from "zod";
import { flag } from "./env-flag";

/** Where calls of a gateway go; a path is allowed, for one behind a proxy. */
const base = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));

/** The environment's words about paying. */
export const paymentsShape = {
  PAYMENT_ZARINPAL_MERCHANT: z
    .string()
    .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "must be Zarinpal's merchant id")
    .optional(),
  PAYMENT_ZARINPAL_URL: base.default("https://payment.zarinpal.com"),
  PAYMENT_STRIPE_KEY: z
    .string()
    .regex(/^[rs]k_\S+$/, "must be a secret key, sk_… or rk_…")
    .optional(),
  PAYMENT_STRIPE_URL: base.default("https://api.stripe.com"),
  PAYMENT_STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((text) => text.split(/\s*,\s*/).filter(Boolean))
    .default([]),
  PAYMENT_SANDBOX: flag.optional(),
  ALLOW_SANDBOX_IN_PROD: flag.default(false),
};
type PaymentVariables = z.infer<z.ZodObject<typeof paymentsShape>>;

export interface PaymentSettings {
  zarinpal: { merchant: string; url: string } | undefined;
  stripe: { key: string; url: string; webhookSecrets: string[] } | undefined;
  /** The sandbox bank is there, and stands in for each gateway that has no key. */
  sandbox: boolean;
}

/** What the shop is, as far as a sandbox is allowed in it. */
interface Kind {
  production: boolean;
  demo: boolean;
}

/**
 * The gateways of the environment. The sandbox is there for a demo shop without a gateway of its own, or
 * where it is asked for; answers what is wrong where it is asked for in a real shop (payments 5.3).
 */
export function paymentsOf(
  env: PaymentVariables,
  { production, demo }: Kind,
): PaymentSettings | string {
  const { PAYMENT_ZARINPAL_MERCHANT: merchant, PAYMENT_STRIPE_KEY: key } = env;
  const isReal = !demo || merchant !== undefined || key !== undefined;
  if (production && isReal && env.PAYMENT_SANDBOX && !env.ALLOW_SANDBOX_IN_PROD) {
    return "PAYMENT_SANDBOX: orders of a real shop could be paid without money; ALLOW_SANDBOX_IN_PROD=1 allows it all the same";
  }
  return {
    zarinpal: merchant ? { merchant, url: env.PAYMENT_ZARINPAL_URL } : undefined,
    stripe: key
      ? {
          key,
          url: env.PAYMENT_STRIPE_URL,
          webhookSecrets: env.PAYMENT_STRIPE_WEBHOOK_SECRET,
        }
      : undefined,
    sandbox: env.PAYMENT_SANDBOX ?? !isReal,
  };
}
