import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headOf } from "~/features/document/page-head";
import { Contents } from "~/features/reading/contents";
import styles from "~/features/reading/law.css?url";
import readingStyles from "~/features/reading/reading.css?url";
import { RichText } from "~/features/reading/rich-text";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import type { loadLaw } from "./load-law.server";

export { loadLaw as loader } from "./load-law.server";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: readingStyles },
];

export const meta: MetaFunction<typeof loadLaw> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The legal page (R-ROUTE-20): its contents first, each section with an address of its own, older versions below. */
export default function Law() {
  const law = useLoaderData<typeof loadLaw>();
  const { head, seller, terms, html, headings, kinds, versions, words } = law;
  return (
    <article className="law">
      <h1>{head.title}</h1>
      <p className="muted">
        <time dateTime={law.changedAt}>{law.changed}</time>
      </p>
      <div className="law-side">
        {kinds.length > 1 && (
          <nav className="law-contents" aria-label={words.kinds}>
            <ul>
              {kinds.map((kind) => (
                <li key={kind.kind}>
                  <Link
                    className="link"
                    to={kind.to}
                    aria-current={kind.isHere ? "page" : undefined}
                  >
                    {kind.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Contents title={words.contents} headings={headings} />
      </div>
      <div className="reading-body">
        {law.isOld && (
          <p className="notice">
            {words.old}{" "}
            <Link className="link" to={law.toCurrent}>
              {words.toCurrent}
            </Link>
          </p>
        )}
        {law.changes && (
          <section className="notice" aria-labelledby="what-changed">
            <h2 id="what-changed">{words.whatChanged}</h2>
            <p {...saidIn(law.saidIn?.changes)}>{law.changes}</p>
          </section>
        )}
        {html !== null && seller.length > 0 && (
          <section className="prose" id="seller" aria-labelledby="seller-title">
            <h2 id="seller-title">{law.sellerTitle}</h2>
            {seller.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
        {html !== null && <RichText html={html} lang={law.saidIn?.body} />}
        {terms && (
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
        )}
        {versions.length > 0 && (
          <nav className="law-versions" aria-labelledby="versions">
            <h2 id="versions">{words.versions}</h2>
            <ul>
              {versions.map((one) => (
                <li key={one.version}>
                  <Link className="link" to={one.to} aria-current={one.isHere ? "page" : undefined}>
                    {one.text}
                  </Link>{" "}
                  {one.holds && <span className="tag tag-accent">{words.holds}</span>}
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </article>
  );
}
