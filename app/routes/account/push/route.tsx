import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/account/account.css?url";
import { headOf } from "~/features/document/page-head";
import ownStyles from "~/features/push/push.css?url";
import { SwitchOn } from "~/features/push/switch-on";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { pushPath } from "~/sitemap/account-paths";
import formStyles from "~/styles/forms.css?url";
import { DevicePart } from "./device-part";
import { loadPush } from "./load-push.server";

export { action } from "./action.server";
/** Which devices are told of news by Web Push, of what, and when not. */
export { loadPush as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: ownStyles },
];

export const meta: MetaFunction<typeof loadPush> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function PushPage() {
  const { t } = useTranslation();
  const { head, devices, hours } = useLoaderData<typeof loadPush>();
  const result = useActionData<FormResult>();
  const formError = errorOf(result);
  const sentDevice = sentText(result, "device");
  return (
    <div className="account-page">
      <header className="account-head">
        <h1>{head.title}</h1>
        <p>{t("push.intro")}</p>
      </header>
      {formError && (
        <p className="notice notice-error" role="alert">
          {formError}
        </p>
      )}
      <ThisDevice />
      <section className="panel stack" aria-labelledby="devices-title">
        <h2 id="devices-title">{t("push.devices")}</h2>
        {devices.length === 0 && <p className="field-hint">{t("push.none")}</p>}
        {devices.map((device) => (
          <DevicePart
            key={device.id}
            device={device}
            hours={hours}
            result={device.id === sentDevice ? result : undefined}
          />
        ))}
      </section>
    </div>
  );
}

function ThisDevice() {
  const { t } = useTranslation();
  const { here, serverKey } = useLoaderData<typeof loadPush>();
  return (
    <section className="panel stack" aria-labelledby="here-title">
      <h2 id="here-title">{t("push.here")}</h2>
      {serverKey === null ? (
        <p>{t("push.off_by_shop")}</p>
      ) : (
        <>
          <p>{t(`push.here_${here}`)}</p>
          {here !== "on" && (
            <>
              <SwitchOn serverKey={serverKey} back={pushPath} />
              <p className="field-hint">{t("push.switch_on_hint")}</p>
            </>
          )}
        </>
      )}
    </section>
  );
}
