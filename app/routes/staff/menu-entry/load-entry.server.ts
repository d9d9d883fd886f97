import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import { menuNames } from "#backend/contract/menus";
import { listMenuEntries } from "~/api/menus.server";
import { linkOf } from "~/features/editing/menu-link";
import { titleIn } from "~/features/editing/title-in";
import { inDigitsOf } from "~/i18n/digits";
import { notFound } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { homePath } from "~/sitemap/paths";
import { entryId, nameEntry } from "./entry.server";

/** GET /staff/menus/{id}: an entry with both languages side by side; `new?menu=` is an empty one. */
export async function loadEntry(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const id = entryId(args.params.id);
  const entries = await listMenuEntries(ctx.api).catch(asPage(ctx));
  const entry = entries.find((one) => one.id === id);
  const asked = new URL(args.request.url).searchParams.get("menu");
  const menu = entry?.menu ?? menuNames.find((name) => name === asked);
  if (!menu || (id !== null && !entry)) throw notFound();
  const own = entries.filter((one) => one.menu === menu);
  const atTop = own.filter(({ parent }) => parent === null).length;
  return {
    head: { title: t(entry ? "editors.menus.entry" : "editors.menus.new"), noindex: true },
    menu: { name: menu, title: t(`editors.menus.${menu}`) },
    version: entry?.version ?? 0,
    was: JSON.stringify(entry ? nameEntry(ctx, entries, entry) : {}),
    fields: {
      link: entry ? linkOf(entry.to) : "",
      parent: String(entry?.parent ?? ""),
      place: inDigitsOf(String(entry?.place ?? atTop + 1), lang),
      shown: entry?.shown ?? true,
    },
    parents: own
      .filter((one) => one.id !== id)
      .map(({ id: above, title, level }) => ({
        value: String(above),
        name: `${"– ".repeat(level)}${titleIn(title, lang)}`,
      })),
    languages: languageCodes.map((code) => {
      const language = languages[code].name;
      const title = entry?.title[code] ?? "";
      return {
        code,
        language,
        dir: languages[code].dir,
        text: entry ? { title } : null,
        missing: entry && !title ? t("editors.missing", { language }) : null,
        shown: entry?.shown ? homePath(code) : null,
      };
    }),
  };
}
