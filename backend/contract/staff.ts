import { z } from "@hono/zod-openapi";
import { loginForm } from "./own-forms";

export const factorKinds = ["totp", "passkey"] as const;

/** What shows who somebody of the staff is, besides the password. */
export const staffFactor = z.object({
  id: z.string(),
  kind: z.enum(factorKinds),
  /** What its owner calls it. */
  label: z.string(),
  added_at: z.string(),
  used_at: z.string().nullable(),
});

/** GET staff/me: whose login it is, and what it opens. */
export const staffLogin = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    lang: z.string().nullable(),
    /** By their role and by themselves; `*` has all. */
    permissions: z.array(z.string()),
    /** Whether this login has shown its second factor: nothing else opens before. */
    proven: z.boolean(),
    factors: z.array(staffFactor),
    /** Recovery codes that are left. */
    recovery_left: z.number().int(),
  })
  .openapi("StaffLogin");
export type StaffLogin = z.infer<typeof staffLogin>;

/** POST staff/login: the first of two steps. */
export const staffLoginAsk = z
  .object({
    target: z.string().max(loginForm.target.max),
    password: z.string().max(1024),
    /** What the device was named when its last login was opened: wrong passwords from it are counted apart. */
    device: z.string().max(500).optional(),
  })
  .openapi("StaffLoginAsk");

/** A login's token; the one before it is worth nothing any more. */
export const staffToken = z.object({ token: z.string() }).openapi("StaffToken");

const deviceName = z
  .string()
  .describe("Goes along with the next staff/login from the same device, for half a year");

/** POST staff/prove: the login is open. */
export const staffOpened = staffToken.extend({ device: deviceName }).openapi("StaffOpened");
export type StaffOpened = z.infer<typeof staffOpened>;

/** POST staff/factors/totp: an app's secret, new or again that of a `state`. */
export const totpAsk = z.object({ state: z.string().max(1000).optional() }).openapi("TotpAsk");
export const totpOffer = z
  .object({
    /** Goes back with the first code; good for this login alone. */
    state: z.string(),
    /** Base32, for who types it. */
    secret: z.string(),
    /** `otpauth://`, for who scans it. */
    uri: z.string(),
  })
  .openapi("TotpOffer");
export type TotpOffer = z.infer<typeof totpOffer>;

const typedCode = z.string().max(loginForm.code.max);
/** Letters and digits, with or without dashes. */
const typedRecovery = z.string().max(40);

/** POST staff/factors/totp/confirm */
export const totpConfirm = z
  .object({ state: z.string().max(1000), code: typedCode, label: z.string().trim().max(60) })
  .openapi("TotpConfirm");

/** What a new factor brings. */
export const factorAdded = z
  .object({
    /** Where it was this login's second factor. */
    token: z.string().nullable(),
    /** The same. */
    device: deviceName.nullable(),
    /** Shown this once; none where there are some already. */
    recovery_codes: z.array(z.string()),
  })
  .openapi("FactorAdded");
export type FactorAdded = z.infer<typeof factorAdded>;

/** POST staff/passkeys/offer, staff/passkeys/challenge: what a browser is asked for; null where the shop's address has no name. */
export const passkeyOffer = z
  .object({
    offer: z
      .object({
        /** Goes back with the answer; good once, for this login and for five minutes. */
        state: z.string(),
        /** As WebAuthn's JSON has it: creation or request options. */
        options: z.record(z.string(), z.unknown()),
      })
      .nullable(),
  })
  .openapi("PasskeyOffer");
export type PasskeyOffer = z.infer<typeof passkeyOffer>;

/** What the browser answered, as JSON: WebAuthn's RegistrationResponseJSON or AuthenticationResponseJSON. */
const passkeyAnswer = { state: z.string().max(1000), response: z.string().max(16_000) };

/** POST staff/passkeys */
export const passkeyAdd = z
  .object({ ...passkeyAnswer, label: z.string().trim().min(1).max(60) })
  .openapi("PasskeyAdd");
export type PasskeyAdd = z.infer<typeof passkeyAdd>;

export const passkeyProof = z.object(passkeyAnswer);

/** POST staff/prove: the second step; a recovery code is taken once. */
export const proveAsk = z
  .union([z.object({ code: typedCode }), z.object({ recovery_code: typedRecovery }), passkeyProof])
  .openapi("StaffProof");
export type ProveAsk = z.infer<typeof proveAsk>;

/** What only somebody with the app at hand may do: a code that it shows now. */
export const codeAsk = z.object({ code: typedCode }).openapi("CodeAsk");

/** POST staff/recovery-codes: ten new ones, for a code of the app; the old ones are worth nothing. */
export const recoveryCodesShown = z
  .object({ recovery_codes: z.array(z.string()) })
  .openapi("RecoveryCodes");
