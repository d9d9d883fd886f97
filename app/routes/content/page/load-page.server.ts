import type { LoaderFunctionArgs } from "@remix-run/node";
import { getTextPage } from "~/api/reading.server";
import type { PageHead } from "~/features/document/page-head";
import { headingsOf } from "~/features/reading/headings-of.server";
import { datesFor } from "~/i18n/dates.server";
import { asPage } from "~/request/failures.server";
import { requireLocale } from "~/request/require-locale.server";
import { newTicketPath } from "~/sitemap/account-paths";
import { textPage } from "~/sitemap/paths";

/** GET /{lang}/home/pages/{slag} (R-ROUTE-24): a published page; what there is not is a real 404. */
export async function loadPage(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const { lang, t } = ctx;
  const page = await getTextPage(ctx.api, args.params.slag ?? "").catch(asPage(ctx));
  const head: PageHead = {
    title: page.title,
    description: page.excerpt,
    path: textPage(page.slug),
  };
  return {
    head,
    lead: page.excerpt,
    html: page.body_html,
    headings: headingsOf(page.body_html),
    changedAt: page.changed_at,
    // A question becomes a ticket, which asks for a login: the answer has a place to come to.
    ask: page.template === "contact" ? newTicketPath() : null,
    words: {
      contents: t("page.contents"),
      changed: t("page.changed", { date: datesFor(lang).bothCalendars(page.changed_at) }),
      ask: t("contact.title"),
    },
  };
}
