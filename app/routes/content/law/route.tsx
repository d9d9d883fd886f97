import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { getSeller } from "~/api/site.server";
import { headOf, type PageHead } from "~/features/document/page-head";
import { formatsFor } from "~/i18n/format";
import { asPage } from "~/request/failures.server";
import { requireLocale } from "~/request/require-locale.server";
import { lawPage } from "~/sitemap/paths";
import styles from "~/styles/law.css?url";
import { sellerLines } from "./seller-lines.server";
import { type Terms, termsChangedOn } from "./terms";
import { terms as en } from "./terms.en";
import { terms as fa } from "./terms.fa";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const terms: Record<LanguageCode, Terms> = { en, fa };

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const { lang, t } = ctx;
  const head: PageHead = {
    title: t("law.title"),
    description: t("law.description"),
    path: lawPage,
  };
  const seller = sellerLines(await getSeller(ctx.api).catch(asPage(ctx)), t);
  return { head, seller, terms: terms[lang], changed: formatsFor(lang).date(termsChangedOn) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

/** The legal page (R-ROUTE-20): its contents first, each section with an address of its own. */
export default function Law() {
  const { t } = useTranslation();
  const { head, seller, terms, changed } = useLoaderData<typeof loader>();
  return (
    <article className="law">
      <h1>{head.title}</h1>
      <p className="muted">
        <time dateTime={termsChangedOn}>{t("law.changed", { date: changed })}</time>
      </p>
      <nav className="law-contents" aria-labelledby="contents">
        <h2 id="contents">{t("law.contents")}</h2>
        <ol>
          {terms.sections.map(({ id, title }) => (
            <li key={id}>
              <a className="link" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        <p>{terms.intro}</p>
        {terms.sections.map(({ id, title, paragraphs }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {id === "seller" && seller.map((line) => <p key={line}>{line}</p>)}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
