import type { LoaderFunctionArgs } from "@remix-run/node";
import { getTextPage } from "~/api/reading.server";
import type { PageHead } from "~/features/document/page-head";
import { titlePicture } from "~/features/document/title-picture.server";
import { headingsOf } from "~/features/reading/headings-of.server";
import { wordedConstraintsOf } from "~/forms/constraints.server";
import { datesFor } from "~/i18n/dates.server";
import { type RequestContext, requireLocale } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { newTicketPath } from "~/sitemap/account-paths";
import { textPage } from "~/sitemap/paths";
import { messageFields } from "./schema.server";

/** GET /{lang}/home/pages/{slag} (R-ROUTE-24): a published page; what there is not is a real 404. */
export async function loadPage(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const { lang, t } = ctx;
  const { publicUrl } = ctx.settings;
  const page = await getTextPage(ctx.api, args.params.slag ?? "").catch(asPage(ctx));
  ctx.keeping.isTold = true;
  const head: PageHead = {
    title: page.title,
    description: page.excerpt,
    path: textPage(page.slug),
    picture: titlePicture({ publicUrl, lang, kind: "page", key: page.slug, title: page.title }),
  };
  return {
    head,
    lead: page.excerpt,
    html: page.body_html,
    ...(page.said_in && { saidIn: page.said_in }),
    headings: headingsOf(page.body_html),
    changedAt: page.changed_at,
    form: page.template === "contact" ? contactForm(ctx) : null,
    words: {
      contents: t("page.contents"),
      changed: t("page.changed", { date: datesFor(lang).bothCalendars(page.changed_at) }),
    },
  };
}

/** The same for every reader, so that the page can be kept: nobody's name or address stands in it. */
function contactForm({ t, lang }: RequestContext) {
  return {
    constraints: wordedConstraintsOf({ t, lang }, messageFields),
    ticket: newTicketPath(),
    words: {
      title: t("contact.title"),
      text: t("contact.text"),
      ticket: t("contact.ticket"),
      name: t("contact.name"),
      contact: t("contact.contact"),
      contactHint: t("contact.contact_hint"),
      subject: t("contact.subject"),
      body: t("contact.body"),
      bodyHint: t("contact.body_hint"),
      empty: t("contact.empty"),
      send: t("contact.send"),
    },
  };
}
