import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { usePageLanguage } from "~/i18n/use-page-language";
import { Countdown } from "~/ui/countdown/countdown";
import styles from "~/ui/countdown/countdown.css?url";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

/** Half a minute ahead, and three days and some. */
const [soonMs, laterMs] = [30_000, 300_000_000];

export async function loader(args: LoaderFunctionArgs) {
  const head = labHead(await requireLab(args), "countdown");
  const now = Date.now();
  const at = (ahead: number) => new Date(now + ahead).toISOString();
  return { head, servedAt: at(0), soon: at(soonMs), later: at(laterMs) };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function CountdownLab() {
  const { t } = useTranslation();
  const { head, servedAt, soon, later } = useLoaderData<typeof loader>();
  const lang = usePageLanguage();
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.count_soon")}>
        <p className="cluster">
          <Countdown until={soon} servedAt={servedAt} lang={lang} onEnd={() => setIsOver(true)} />
          <output>{isOver && t("lab.count_over")}</output>
        </p>
      </Specimen>
      <Specimen title={t("lab.count_later")}>
        <p>
          <Countdown until={later} servedAt={servedAt} lang={lang} />
        </p>
      </Specimen>
    </>
  );
}
