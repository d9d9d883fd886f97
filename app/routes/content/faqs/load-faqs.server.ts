import type { LoaderFunctionArgs } from "@remix-run/node";
import type { FAQPage, WithContext } from "schema-dts";
import { type Faq, faqGroups } from "#backend/contract/faqs";
import { getFaqs } from "~/api/reading.server";
import type { PageHead } from "~/features/document/page-head";
import { formatsFor } from "~/i18n/format";
import { requireLocale } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { newTicketPath } from "~/sitemap/account-paths";
import { faqsPage, langPath } from "~/sitemap/paths";

/** GET /{lang}/home/faqs?q=&open= (R-ROUTE-23): the questions by group; a search opens what it finds, `open` one by its slug. */
export async function loadFaqs(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const { lang, t } = ctx;
  const { searchParams } = new URL(args.request.url);
  const q = searchParams.get("q")?.trim().slice(0, 100) ?? "";
  const opened = searchParams.get("open");
  const { data } = await getFaqs(ctx.api, q).catch(asPage(ctx));
  ctx.keeping.isTold = true;
  const head: PageHead = {
    title: t("faqs.title"),
    description: t("faqs.description"),
    path: faqsPage,
    noindex: q !== "",
    jsonLd: data.length > 0 ? [structuredFaqs(data)] : [],
  };
  const n = formatsFor(lang).number(data.length);
  return {
    head,
    q,
    path: langPath(lang, faqsPage),
    found: q ? t("faqs.found", { count: data.length, n, q }) : null,
    groups: faqGroups
      .map((group) => ({
        group,
        title: t(`faqs.group.${group}`),
        questions: data
          .filter((one) => one.group === group)
          .map(({ id, slug, question, answer_html: html, said_in: saidIn }) => ({
            ...{ id, slug, question, html, ...(saidIn && { saidIn }) },
            isOpen: q !== "" || slug === opened,
            ask: newTicketPath({ faq: question }),
          })),
      }))
      .filter(({ questions }) => questions.length > 0),
    ask: newTicketPath(),
    words: {
      search: t("faqs.search"),
      find: t("faqs.find"),
      all: t("faqs.all"),
      none: t("faqs.none"),
      helpful: t("faqs.helpful"),
      yes: t("faqs.yes"),
      no: t("faqs.no"),
      moreHelp: t("faqs.more_help"),
      ask: t("faqs.ask"),
    },
  };
}

/** What search engines read (schema.org FAQPage). */
function structuredFaqs(all: readonly Faq[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: all.map(({ question, answer_text: text }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  };
}
