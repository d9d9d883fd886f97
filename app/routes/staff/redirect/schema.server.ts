import { z } from "zod";
import { maxRedirectAddress, redirectPathOf } from "#backend/contract/redirects";
import { versionField, wasField } from "~/features/editing/fields.server";
import { leadsToPublicPage } from "~/features/editing/leads-to-page.server";
import { message, ruledText } from "~/forms/schema.server";

/** An address as somebody writes it, as the decoded path that it names. */
const path = ruledText(["required", ["max_len", maxRedirectAddress]]).transform((text, context) => {
  const named = redirectPathOf(text);
  if (named !== null) return named;
  context.addIssue({ code: "custom", message: "editors.redirects.bad_path" });
  return z.NEVER;
});

const target = path.refine(leadsToPublicPage, message("editors.redirects.no_such_page"));

const common = { version: versionField, was: wasField };

export const redirectSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), ...common, from: path, to: target }),
  z.object({ intent: z.literal("remove"), ...common }),
]);
