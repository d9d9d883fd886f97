import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes } from "#backend/contract/languages";
import { previewText } from "~/api/blog.server";
import { guardAction } from "~/request/action.server";
import { notFound } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args);
  throw notFound();
}

/** POST: what a text will look like, for a hydrated editor. */
export const action = guardAction(async (args) => {
  const ctx = await requireStaff(args);
  const source = String(args.form.get("source") ?? "");
  const lang = languageCodes.find((code) => code === args.form.get("lang")) ?? ctx.lang;
  const { html } = await previewText(ctx.api, source, lang).catch(asPage(ctx));
  return Response.json({ html }, { headers: { "Cache-Control": "no-store" } });
});
