import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { logoutPath } from "~/sitemap/paths";

export interface SessionView {
  id: string;
  current: boolean;
  ip: string | null;
  browser: string | null;
  /** When it was last used. */
  seen: string;
}

/** Where the user is logged in, each with a button that ends it, and one that ends all. */
export function Sessions({ sessions }: { sessions: SessionView[] }) {
  const { t } = useTranslation();
  return (
    <section className="panel stack" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t("account.sessions")}</h2>
      <ul className="account-rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <Form method="post" action={logoutPath}>
        <button type="submit" className="button button-quiet" name="everywhere" value="1">
          {t("account.logout_everywhere")}
        </button>
      </Form>
    </section>
  );
}

function SessionRow({ session: { id, current, ip, browser, seen } }: { session: SessionView }) {
  const { t } = useTranslation();
  return (
    <li>
      <div>
        <b>{browser ?? t("account.unknown_browser")}</b>{" "}
        {current && <span className="tag">{t("account.here")}</span>}
        <p className="field-hint">
          {t("account.seen", { when: seen })} {ip && <bdi dir="ltr">{ip}</bdi>}
        </p>
      </div>
      {!current && (
        <Form method="post">
          <input type="hidden" name="session" value={id} />
          <button type="submit" className="link" name="intent" value="session.end">
            {t("account.end_session")}
          </button>
        </Form>
      )}
    </li>
  );
}
