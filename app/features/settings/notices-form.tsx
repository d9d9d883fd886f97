import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pushPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";

const events = ["orders", "tickets"] as const;

export interface NoticesView {
  /** Those by which the account can be reached. */
  channels: readonly ("email" | "sms")[];
  /** `orders.email` and the like: those that are on. */
  on: readonly string[];
}

/** What goes out by what: a table of boxes, one for each event and channel. */
export function NoticesForm({ channels, on }: NoticesView) {
  const { t } = useTranslation();
  return (
    <section className="panel stack" aria-labelledby="notices-title">
      <h2 id="notices-title">{t("settings.notices")}</h2>
      <p className="field-hint">{t("settings.notices_hint")}</p>
      <Form method="post" className="fields account-form">
        <table className="settings-notices">
          <thead>
            <tr>
              <th scope="col">{t("settings.notice")}</th>
              {channels.map((channel) => (
                <th key={channel} scope="col">
                  {t(`settings.by.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <tr key={event}>
                <th scope="row">{t(`settings.notice.${event}`)}</th>
                {channels.map((channel) => (
                  <td key={channel}>
                    <label className="settings-box">
                      <input
                        type="checkbox"
                        name="notice"
                        value={`${event}.${channel}`}
                        defaultChecked={on.includes(`${event}.${channel}`)}
                        aria-label={t("settings.notice_by", {
                          event: t(`settings.notice.${event}`),
                          channel: t(`settings.by.${channel}`),
                        })}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <button type="submit" className="button" name="intent" value="notices">
          {t("settings.save")}
        </button>
      </Form>
      <p>
        <Link className="link" to={pushPath}>
          {t("settings.by_push")}
        </Link>
      </p>
    </section>
  );
}
