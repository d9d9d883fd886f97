import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import { menuNames, type StaffMenuEntry } from "#backend/contract/menus";
import { listMenuEntries } from "~/api/menus.server";
import { linkOf } from "~/features/editing/menu-link";
import { titleIn } from "~/features/editing/title-in";
import { datesFor } from "~/i18n/dates.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";

/** GET /staff/menus: the entries of all menus in their order, shown or not. */
export async function loadStaffMenus(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const entries = await listMenuEntries(ctx.api).catch(asPage(ctx));
  const rowOf = ({ id, title, to, parent, shown, changed_at: at }: StaffMenuEntry) => {
    const above = entries.find((one) => one.id === parent);
    const link = linkOf(to) || t("editors.menus.no_link");
    return {
      id,
      title: titleIn(title, lang),
      isShown: shown,
      isBelow: parent !== null,
      above: above ? t("editors.menus.below", { name: titleIn(above.title, lang) }) : null,
      link,
      date: datesFor(lang).bothCalendars(at),
      missing: languageCodes
        .filter((code) => !title[code])
        .map((code) => t("editors.missing", { language: languages[code].name })),
    };
  };
  return {
    head: { title: t("editors.menus"), noindex: true },
    menus: menuNames.map((menu) => ({
      menu,
      title: t(`editors.menus.${menu}`),
      rows: entries.filter((one) => one.menu === menu).map(rowOf),
    })),
  };
}
