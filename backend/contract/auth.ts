import { z } from "@hono/zod-openapi";
import { conflict } from "./cart";
import { loginForm } from "./own-forms";
import { userInfo } from "./user";

/** A phone or an e-mail as it was typed, in any digits; a phone of ten digits and a 0 is the language's own country's. */
const typedTarget = z.string().max(loginForm.target.max);
/** As it was typed, in any digits. */
const typedCode = z.string().max(loginForm.code.max);
const typedPassword = z.string().max(1024);
/** The page to go to after login; one that is no path of this shop is forgotten (decisions 9). */
const intended = z.string().max(2000).nullish();

export const loginChannels = ["sms", "email"] as const;

/** POST login/target: what was understood. It does not say whether anyone has an account by it. */
export const targetAsk = z.object({ target: typedTarget }).openapi("LoginTargetAsk");
export const loginTarget = z
  .object({
    /** E.164, or the e-mail in lower case. */
    target: z.string(),
    channel: z.enum(loginChannels),
    /** For pages that others may see: `+98912•••4567`, `s•••@example.com`. */
    masked: z.string(),
  })
  .openapi("LoginTarget");
export type LoginTarget = z.infer<typeof loginTarget>;

/** POST login/code. A code that was sent to `reset` sets a new password and does nothing else. */
export const codeAsk = z
  .object({ target: typedTarget, purpose: z.enum(["login", "reset"]).default("login"), intended })
  .openapi("LoginCodeAsk");
export const codeSent = loginTarget
  .extend({
    /** Goes back with the code: a code is good only where it was asked for. */
    challenge: z.string(),
    /** Seconds from now. */
    expires_in: z.number().int(),
    resend_in: z.number().int(),
  })
  .openapi("LoginCodeSent");

/** POST login/link */
export const linkAsk = z.object({ target: typedTarget, intended }).openapi("LoginLinkAsk");
export const linkSent = codeSent.omit({ challenge: true }).openapi("LoginLinkSent");
export type LinkSent = z.infer<typeof linkSent>;

/** POST login */
export const loginAsk = z
  .union([
    z.object({ target: typedTarget, password: typedPassword, intended }),
    z.object({ challenge: z.string(), code: typedCode }),
  ])
  .openapi("LoginAsk");

/** What each way of logging in answers. */
export const loggedIn = z
  .object({
    token: z.string(),
    user: userInfo,
    /** A path of this shop, where one was given. */
    intended: z.string().nullable(),
    /** What merging the visitor's cart with the user's changed (decisions 10). */
    conflicts: z.array(conflict),
  })
  .openapi("LoggedIn");
export type LoggedIn = z.infer<typeof loggedIn>;

/** GET login/links/{token}: what the page of a link shows. Only POST of the same address uses the link up. */
export const linkShown = loginTarget.omit({ target: true }).openapi("LoginLink");
export type LinkShown = z.infer<typeof linkShown>;

/** POST login/reset: a new password by a code that was sent for that; answers a login. */
export const resetAsk = z
  .object({ challenge: z.string(), code: typedCode, password: typedPassword })
  .openapi("PasswordReset");

/** What a call answers that only does something. */
export const done = z.object({ done: z.literal(true) }).openapi("Done");

/** GET user/sessions: logins that still hold, the newest first. */
export const sessionList = z
  .object({
    data: z.array(
      z.object({
        id: z.string(),
        /** The login that asked. */
        current: z.boolean(),
        ip: z.string().nullable(),
        /** The browser's own words for itself. */
        agent: z.string().nullable(),
        started_at: z.string(),
        /** To the quarter of an hour. */
        seen_at: z.string(),
      }),
    ),
    total: z.number().int(),
  })
  .openapi("SessionList");
export type SessionList = z.infer<typeof sessionList>;

/** GET user/password */
export const passwordState = z
  .object({
    /** Whether one is set. */
    set: z.boolean(),
    /** What goes with the new one: a code, the old one (or a code), or nothing shortly after a login by code or link. */
    needs: z.enum(["nothing", "code", "old"]),
    /** Where a code can be sent to, the first one by default. */
    targets: z.array(loginTarget.omit({ target: true })),
  })
  .openapi("PasswordState");
export type PasswordState = z.infer<typeof passwordState>;

/** What a code to its own phone or e-mail lets an account do: each is good for one of these, and its message says which. */
export const codePurposes = ["password", "export", "erase"] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** POST user/password/code: a code to the user's own phone or e-mail; answers like POST login/code. */
export const passwordCodeAsk = z
  .object({
    channel: z.enum(loginChannels).optional(),
    purpose: z.enum(codePurposes).default("password"),
  })
  .openapi("PasswordCodeAsk");

/** POST user/password. All other logins of the user end. */
export const passwordAsk = z
  .object({
    password: typedPassword,
    old: typedPassword.optional(),
    challenge: z.string().optional(),
    code: typedCode.optional(),
  })
  .openapi("PasswordAsk");
