import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { Progress } from "~/ui/progress/progress";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "progress") };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function ProgressLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.progress_turning")}>
        <div className="cluster">
          <Progress size={100} width={5} label={t("loading")} />
          <Progress size={48} width={4} label={t("loading")} />
        </div>
      </Specimen>
      <Specimen title={t("lab.progress_value")}>
        <div className="cluster">
          {[0, 25, 70, 100].map((value) => (
            <Progress key={value} size={64} width={6} value={value} label={t("loading")} />
          ))}
        </div>
      </Specimen>
    </>
  );
}
