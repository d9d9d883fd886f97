import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import styles from "./compare.css?url";
import { CompareTable } from "./compare-table";
import type { loadCompare } from "./load-compare.server";

export { loadCompare as loader } from "./load-compare.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadCompare> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** Up to four products side by side. Its address is all that it knows: it can be kept and sent. */
export default function ComparePage() {
  const { head, view, path, standing, q, candidates, words } = useLoaderData<typeof loadCompare>();
  const { t } = useTranslation();
  return (
    <>
      <h1>{head.title}</h1>
      {view.products.length > 0 ? (
        <CompareTable label={head.title} view={view} words={words} />
      ) : (
        <p className="notice">{words.empty}</p>
      )}
      {view.isFull ? (
        <p className="field-hint">{words.full}</p>
      ) : (
        <section className="compare-find stack" aria-labelledby="find">
          <h2 id="find">{words.find}</h2>
          <Form method="get" action={path} role="search" aria-label={words.find}>
            {standing.map((id) => (
              <input key={id} type="hidden" name="product" value={id} />
            ))}
            <input
              className="input"
              type="search"
              name="q"
              key={q}
              defaultValue={q}
              maxLength={100}
              aria-label={words.find}
            />
            <button type="submit" className="button button-quiet">
              {t("search.go")}
            </button>
          </Form>
          {q !== "" && candidates.length === 0 && <p>{words.nothing}</p>}
          <ul className="compare-found" aria-label={words.found}>
            {candidates.map(({ id, name, lang, picture, price, to }) => (
              <li key={id} className="card">
                {picture && <Picture url={picture[0]} tint={picture[1]} alt="" sizes="72px" />}
                <p>
                  <span {...saidIn(lang)}>{name}</span> <b>{price}</b>
                </p>
                <Link to={to} className="button button-quiet" prefetch="none" rel="nofollow">
                  {words.add}
                  <span className="sr-only" {...saidIn(lang)}>
                    {" "}
                    {name}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
