import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { TextArea } from "~/ui/text-area/text-area";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "text-area") };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function TextAreaLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const label = head.title;
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <TextArea name="plain" label={label} />
      </Specimen>
      <Specimen title={t("lab.filled")}>
        <TextArea name="filled" label={label} defaultValue={t("lab.text")} rows={3} />
      </Specimen>
      <Specimen title={t("lab.optional")}>
        <TextArea
          name="optional"
          label={label}
          hint={t("lab.text")}
          optional={t("address.optional")}
        />
      </Specimen>
      <Specimen title={t("lab.refused")}>
        <TextArea name="refused" label={label} error={t("required_error")} required />
      </Specimen>
    </>
  );
}
