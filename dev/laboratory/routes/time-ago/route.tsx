import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { TimeAgo } from "~/ui/time-ago/time-ago";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

const second = 1000;
const day = 86_400 * second;
const ages = { now: 0, minute: 60 * second, days: 27 * day, month: 28 * day, year: 336 * day };

export async function loader(args: LoaderFunctionArgs) {
  const head = labHead(await requireLab(args), "time-ago");
  const now = Date.now();
  const names = Object.keys(ages) as (keyof typeof ages)[];
  const moments = names.map((name) => [name, new Date(now - ages[name]).toISOString()] as const);
  return { head, moments };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function TimeAgoLab() {
  const { t } = useTranslation();
  const { head, moments } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{head.title}</h1>
      {moments.map(([name, moment]) => (
        <Specimen key={name} title={t(`lab.ago_${name}`)}>
          <p>
            <TimeAgo moment={moment} />
          </p>
        </Specimen>
      ))}
    </>
  );
}
