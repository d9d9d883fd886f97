import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { askByPost } from "~/features/forms/ask-shop";
import { validateByRules } from "~/ui/rules/form-values";
import { TestedField } from "~/ui/tested/tested-field";
import { testUnique } from "../../api/fields.server";
import { fieldLinks } from "../field-links";
import { labAction } from "../lab-action.server";
import { LabForm } from "../lab-form";
import { labHead } from "../lab-head.server";
import { sendField } from "../refuse-asked.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { useLabPath } from "../use-lab-path";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "unique") };
}

export const action = labAction((args) =>
  sendField(args, "unique_name", (name) => testUnique(args.ctx.api, name)),
);

export const clientAction = preserveForm;

export const links = fieldLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function UniqueLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const ask = askByPost(`${useLabPath()}/ask/unique`, "unique_name");
  const passed = t("lab.unique_passed");
  const field = { passed, ask, dir: "ltr", autoComplete: "off", maxLength: 60 } as const;
  const label = t("lab.unique_label");
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <LabForm
          validate={(form) => validateByRules(form, { unique_name: ["required"] })}
          refused={refused}
          labels={{ unique_name: label }}
        >
          {(errors) => (
            <TestedField
              {...field}
              name="unique_name"
              label={label}
              hint={t("lab.unique_hint")}
              defaultValue={refused?.typed.unique_name}
              error={errors.unique_name}
              required
            />
          )}
        </LabForm>
      </Specimen>
      <Specimen title={t("lab.refused")}>
        <TestedField
          {...field}
          name="refused"
          label={label}
          defaultValue="timcheh"
          error={t("lab.name_taken")}
        />
      </Specimen>
    </>
  );
}
