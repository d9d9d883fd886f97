import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { previewedKinds } from "#backend/contract/content-preview";
import { getPreview } from "~/api/reading.server";
import { headingsOf } from "~/features/reading/headings-of.server";
import { notFound, requireLocale } from "~/request/context.server";
import { asPage } from "~/request/responses.server";

/** GET /{lang}/home/preview/{kind}/{token}: what was saved last, for who was given its link; nobody finds it, and nothing keeps it. */
export async function loadPreview(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  ctx.cacheControl = "no-store";
  const kind = previewedKinds.find((one) => one === args.params.kind);
  const { data: token } = z.uuid().safeParse(args.params.token);
  if (!kind || !token) throw notFound();
  const shown = await getPreview(ctx.api, kind, token).catch(asPage(ctx));
  return {
    head: {
      title: shown.law_kind ? ctx.t(`law.kind.${shown.law_kind}`) : shown.title,
      noindex: true,
    },
    notice: ctx.t("preview.notice"),
    contents: ctx.t("page.contents"),
    lead: shown.lead,
    html: shown.body_html,
    headings: headingsOf(shown.body_html),
  };
}
