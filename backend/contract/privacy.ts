import { z } from "@hono/zod-openapi";
import { passwordAsk } from "./auth";

/** That the account's owner asks: the password, or a code of POST user/password/code for just this; nothing shortly after a login by code. */
export const proofAsk = passwordAsk.omit({ password: true }).openapi("OwnershipProof");
export type ProofAsk = z.infer<typeof proofAsk>;

/** The parts of an export, in their order. */
export const exportSections = [
  "profile",
  "addresses",
  "orders",
  "tickets",
  "wish_list",
  "cart",
  "links",
  "consents",
  "sessions",
  "devices",
  "messages",
  "guest_messages",
  "comments",
  "reviews",
  "uploads",
] as const;
export type ExportSection = (typeof exportSections)[number];

export type ExportValue =
  | string
  | number
  | boolean
  | null
  | readonly ExportValue[]
  | { readonly [name: string]: ExportValue };

const value: z.ZodType<ExportValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(value),
    z.record(z.string(), value),
  ]),
);

/** POST user/export: everything that is kept about a person; times are ISO 8601 in UTC, money in its storage unit. */
export const exportedData = z
  .object({
    made_at: z.string(),
    sections: z.record(
      z.enum(exportSections),
      z
        .array(z.record(z.string(), value.openapi({ type: "object" })))
        .openapi({ type: "array", items: { type: "object" } }),
    ),
    /** Of a section, where not all of it went in. */
    cut: z.array(z.enum(exportSections)),
    /** The pictures that were handed in, as far as they fit: name in the archive, and its bytes in base64. */
    files: z.array(z.object({ name: z.string(), base64: z.string() })),
  })
  .openapi("PersonalData");
export type ExportedData = z.infer<typeof exportedData>;
