import { z } from "zod";
import {
  defaultLoginLimits,
  type LoginLimits,
} from "#backend/features/auth/challenges/login-limits";
import type { MailFrom } from "#backend/ports/mailer";

/** Settings of mail and texts, and how much login puts up with; a part of the environment's schema. */
export const sendingShape = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>"\r\n]+ <)?[^\s<>@]+@[^\s<>@]+>?$/,
      "must be an address, such as Shop <a@b.example>",
    )
    .optional(),
  KAVENEGAR_API_KEY: z.string().min(8).optional(),
  KAVENEGAR_SENDER: z.string().regex(/^\d+$/).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).default("https://api.kavenegar.com"),
};

const count = z.coerce.number().int().min(1).max(1_000_000);

export const loginLimitsShape = {
  LOGIN_FAILURES_PER_TARGET: count.default(defaultLoginLimits.failuresPerTarget),
  LOGIN_FAILURES_PER_ADDRESS: count.default(defaultLoginLimits.failuresPerAddress),
  LOGIN_SENDS_PER_TARGET: count.default(defaultLoginLimits.sendsPerTarget),
  LOGIN_SENDS_PER_ADDRESS: count.default(defaultLoginLimits.sendsPerAddress),
  LOGIN_SENDS_PER_HOUR: count.default(defaultLoginLimits.sendsPerChannel),
  SMS_DIAL_CODES: z
    .string()
    .regex(/^[1-9]\d{0,5}(\s*,\s*[1-9]\d{0,5})*$/, "must be dial codes, such as 98,1,49")
    .default(defaultLoginLimits.smsDialCodes.join()),
};

export interface SendingSettings {
  /** What mail goes out by; undefined where it stays in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: MailFrom;
  /** What texts go out by; undefined where they stay in the outbox. */
  kavenegar: { url: string; apiKey: string; sender: string | undefined } | undefined;
}

type Env<S extends z.ZodRawShape> = z.infer<z.ZodObject<S>>;

export function sendingOf(env: Env<typeof sendingShape>, publicUrl: string): SendingSettings {
  const { KAVENEGAR_API_KEY: apiKey, KAVENEGAR_SENDER: sender, SMS_URL } = env;
  return {
    smtpUrl: env.SMTP_URL,
    mailFrom: mailFromOf(env.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`),
    kavenegar: apiKey ? { url: SMS_URL.replace(/\/+$/, ""), apiKey, sender } : undefined,
  };
}

/** `Shop <a@b.example>`, or the address alone. */
function mailFromOf(written: string): MailFrom {
  const [, name, address = ""] = /^(?:(.+) )?<?([^<>]+)>?$/.exec(written) ?? [];
  return { name, address };
}

export function loginLimitsOf(env: Env<typeof loginLimitsShape>): LoginLimits {
  return {
    failuresPerTarget: env.LOGIN_FAILURES_PER_TARGET,
    failuresPerAddress: env.LOGIN_FAILURES_PER_ADDRESS,
    sendsPerTarget: env.LOGIN_SENDS_PER_TARGET,
    sendsPerAddress: env.LOGIN_SENDS_PER_ADDRESS,
    sendsPerChannel: env.LOGIN_SENDS_PER_HOUR,
    smsDialCodes: env.SMS_DIAL_CODES.split(/\s*,\s*/),
  };
}
