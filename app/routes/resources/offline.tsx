import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import type { StartHandle } from "~/client/i18n/own-start";
import { headOf, type PageHead } from "~/features/document/page-head";
import styles from "~/features/offline-log/offline.css?url";
import { startShell } from "~/features/offline-start/start-shell";
import { usePageLanguage } from "~/i18n/use-page-language";
import { requireLocale } from "~/request/context.server";
import { homePath } from "~/sitemap/paths";
import { Ornament } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Progress } from "~/ui/progress/progress";
import { OfflineShelf } from "./offline.enhanced";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await requireLocale(args);
  const head: PageHead = { title: t("offline.title"), noindex: true };
  return { head };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

/** Kept on a device it starts from what lies there (R-STARTUP-01). */
export const handle: StartHandle = { start: startShell };

/**
 * What the service worker shows in place of a page that it doesn't have (R-PWA-03). It is kept on the phone
 * as the server made it for nobody in particular; what is the reader's own comes from the phone.
 */
export default function Offline() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <div className="empty">
      <Ornament />
      <OfflineShelf lang={lang}>
        <div className="waiting starting">
          <Progress size={100} width={5} label={t("loading")} />
        </div>
        <h1>{t("offline.title")}</h1>
        <p>{t("offline.text")}</p>
        <Link className="button" to={homePath(lang)} reloadDocument>
          {t("error.to_home")}
        </Link>
      </OfflineShelf>
    </div>
  );
}
