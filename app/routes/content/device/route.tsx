import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { Link } from "~/ui/link/link";
import styles from "./device.css?url";
import { KeptTable } from "./kept-table";
import type { loadDevice } from "./load-device.server";

export { action } from "./action.server";
export { loadDevice as loader } from "./load-device.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadDevice> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** Everything that the shop keeps in the reader's browser, the choice about it, and its end. */
export default function Device() {
  const { head, path, optional, state, log, groups, words } = useLoaderData<typeof loadDevice>();
  return (
    <div className="device">
      <h1>{head.title}</h1>
      <p className="lead">{head.description}</p>
      <section className="panel stack" aria-labelledby="choice">
        <h2 id="choice">{words.choice}</h2>
        <p>{words.choiceText}</p>
        <h3 id="referral">{words.referral}</h3>
        <KeptTable labelledBy="referral" words={words} rows={optional} />
        <p>
          <b>{state}</b>
        </p>
        <Form method="post" action={path} className="device-answers" preventScrollReset>
          <input type="hidden" name="intent" value="referral" />
          <button type="submit" className="button button-quiet" name="answer" value="yes">
            {words.allow}
          </button>
          <button type="submit" className="button button-quiet" name="answer" value="no">
            {words.refuse}
          </button>
        </Form>
        {log && (
          <p className="field-hint">
            {words.logged}{" "}
            <Link to={log} className="link">
              {words.loggedLink}
            </Link>
          </p>
        )}
      </section>
      {groups.map(({ id, title, text, rows, onward }) => (
        <section key={id} className="stack" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <p className="muted">{text}</p>
          <KeptTable labelledBy={id} words={words} rows={rows} />
          {onward && (
            <p>
              <a href={onward.to} className="link">
                {onward.text}
              </a>
            </p>
          )}
        </section>
      ))}
      <section className="panel stack" aria-labelledby="clear">
        <h2 id="clear">{words.clear}</h2>
        <p>{words.clearText}</p>
        <Form method="post" action={path} reloadDocument>
          <button type="submit" className="button button-quiet" name="intent" value="clear">
            {words.clearDo}
          </button>
        </Form>
      </section>
    </div>
  );
}
