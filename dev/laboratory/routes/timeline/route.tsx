import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { Timeline } from "~/ui/timeline/timeline";
import styles from "~/ui/timeline/timeline.css?url";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "timeline") };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function TimelineLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const { date } = formatsFor(usePageLanguage());
  const entries = ([1, 2, 3, 4] as const).map((place) => {
    const moment = `2025-0${place}-1${place}T12:00:00Z`;
    return {
      id: place,
      when: <time dateTime={moment}>{date(moment)}</time>,
      title: t(`lab.timeline_${place}`),
      text: place === 2 ? t("lab.timeline_text") : undefined,
    };
  });
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <Timeline label={head.title} entries={entries} />
      </Specimen>
      <Specimen title={t("lab.timeline_single")}>
        <Timeline label={t("lab.timeline_single")} entries={entries.slice(0, 1)} />
      </Specimen>
    </>
  );
}
