import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import { textKey } from "#backend/contract/staff-texts";
import { getText } from "~/api/staff-texts.server";
import { notFound } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";

/** The text that an address names. Throws 404 for what can't be one. */
export function textKeyOf(request: Request): string {
  const { data, success } = textKey.safeParse(new URL(request.url).searchParams.get("key"));
  if (!success) throw notFound();
  return data;
}

/** GET /staff/translations/one?key=: a text in every language, beside what the shop was delivered with. */
export async function loadTranslation(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t } = ctx;
  const { key, version, texts, delivered } = await getText(ctx.api, textKeyOf(args.request)).catch(
    asPage(ctx),
  );
  return {
    head: { title: t("texts.one"), noindex: true },
    ...{ key, version },
    canRemove: delivered === null,
    languages: languageCodes.map((code) => {
      const language = languages[code].name;
      const isOwn = texts[code] !== (delivered?.[code] ?? "");
      return {
        code,
        language,
        dir: languages[code].dir,
        delivered: delivered?.[code] ?? "",
        // What was delivered stands beside the field, which is for other words.
        text: { said: isOwn ? texts[code] : "" },
        missing: texts[code] ? null : t("editors.missing", { language }),
      };
    }),
  };
}
