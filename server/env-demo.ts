import type { z } from "zod";
import { flag } from "./env-flag";

/** The environment's words about showing the demo shop. */
export const demoShape = {
  DEMO: flag.optional(),
  ALLOW_DEMO_IN_PROD: flag.default(false),
};

/** The settings that tell a demo from a real shop. */
export type DemoVariables = z.infer<z.ZodObject<typeof demoShape>> &
  Partial<
    Record<
      | "DATABASE_URL"
      | "API_URL"
      | "PUBLIC_URL"
      | "SMTP_URL"
      | "KAVENEGAR_API_KEY"
      | "PAYMENT_ZARINPAL_MERCHANT"
      | "PAYMENT_STRIPE_KEY",
      string | undefined
    >
  > & { TRUST_PROXY: number | string[] };

/**
 * Whether the shop is a demo, in which anybody can log in as anybody (decisions 8); in words, what is to be
 * set where that isn't sure. Unasked it is one only where nothing speaks for a real shop.
 */
export function demoOf(env: DemoVariables): boolean | string {
  const gateways = gatewayKeys(env);
  if (env.DEMO && gateways.length > 0 && !env.ALLOW_DEMO_IN_PROD) {
    return `DEMO: anybody could log in as anybody where ${listed(gateways)} takes money; ALLOW_DEMO_IN_PROD=1 allows it all the same`;
  }
  if (env.DEMO !== undefined) return env.DEMO;
  if (env.DATABASE_URL || env.API_URL) return false;
  const signs = signsOfRealShop(env);
  if (signs.length === 0) return true;
  return `DEMO is missing: without DATABASE_URL this would be a demo, in which anybody can log in as anybody, but ${listed(signs)} is a real shop's. DEMO=0 opens a real shop on the embedded database, DEMO=1 the demo`;
}

function gatewayKeys(env: DemoVariables): string[] {
  return (["PAYMENT_ZARINPAL_MERCHANT", "PAYMENT_STRIPE_KEY"] as const).filter((name) => env[name]);
}

function signsOfRealShop(env: DemoVariables): string[] {
  return [
    ...(env.PUBLIC_URL?.startsWith("https:") ? ["an https PUBLIC_URL"] : []),
    ...(["SMTP_URL", "KAVENEGAR_API_KEY"] as const).filter((name) => env[name]),
    ...gatewayKeys(env),
    ...(env.TRUST_PROXY === 0 ? [] : ["TRUST_PROXY"]),
  ];
}

const listed = (names: string[]) => names.join(" and ");
