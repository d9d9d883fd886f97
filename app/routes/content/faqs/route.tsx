import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import styles from "~/features/reading/reading.css?url";
import { RichText } from "~/features/reading/rich-text";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import type { loadFaqs } from "./load-faqs.server";

export { action } from "./action.server";
export { loadFaqs as loader } from "./load-faqs.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadFaqs> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** Questions and answers (R-ROUTE-23). */
export default function Faqs() {
  const { head, q, path, found, groups, ask, words } = useLoaderData<typeof loadFaqs>();
  return (
    <div className="reading">
      <h1>{head.title}</h1>
      <Form className="reading-search" role="search" action={path}>
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={q}
          key={q}
          maxLength={100}
          aria-label={words.search}
          placeholder={words.search}
          enterKeyHint="search"
        />
        <button type="submit" className="button">
          {words.find}
        </button>
      </Form>
      {found && (
        <p role="status">
          {groups.length > 0 ? found : words.none}{" "}
          <Link className="link" to={path}>
            {words.all}
          </Link>
        </p>
      )}
      {groups.map(({ group, title, questions }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{title}</h2>
          {questions.map((one) => (
            <details key={one.id} id={one.slug} className="question" open={one.isOpen}>
              <summary {...saidIn(one.saidIn?.question)}>{one.question}</summary>
              <RichText html={one.html} lang={one.saidIn?.answer} />
              <Form method="post" action={path} className="question-foot" preventScrollReset>
                <input type="hidden" name="faq" value={one.id} />
                <input type="hidden" name="slug" value={one.slug} />
                <span>{words.helpful}</span>
                <button type="submit" className="button button-quiet" name="helpful" value="yes">
                  {words.yes}
                </button>
                <button type="submit" className="button button-quiet" name="helpful" value="no">
                  {words.no}
                </button>
                <Link className="link" to={one.ask} discover="none">
                  {words.moreHelp}
                </Link>
              </Form>
            </details>
          ))}
        </section>
      ))}
      <p className="reading-more">
        {words.moreHelp}{" "}
        <Link className="link" to={ask} discover="none">
          {words.ask}
        </Link>
      </p>
    </div>
  );
}
