import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { NumberField } from "~/ui/number/number-field";
import { fieldLinks } from "../field-links";
import { labAction, saySent } from "../lab-action.server";
import { LabForm } from "../lab-form";
import { labHead } from "../lab-head.server";
import { refuseFields } from "../refuse-fields.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { counts, readCounts } from "./counts";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "number") };
}

/** An empty number is not part of what is received (R-NUM-03). */
export const action = labAction(async (args) => {
  const { values, refusals } = readCounts(args.form);
  if (Object.keys(refusals).length > 0) return refuseFields(args.ctx, args.form, refusals);
  return saySent(args, values);
});

export const clientAction = preserveForm;

export const links = fieldLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function NumberLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const labels = Object.fromEntries(counts.map(({ name }) => [name, t(`lab.number_${name}`)]));
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <LabForm validate={(form) => readCounts(form).refusals} refused={refused} labels={labels}>
          {(errors) =>
            counts.map(({ name, isRequired, ...count }) => (
              <NumberField
                key={name}
                {...count}
                name={name}
                label={t(`lab.number_${name}`)}
                optional={isRequired ? undefined : t("fields.optional")}
                required={isRequired}
                look="field-half"
                defaultValue={refused?.typed[name]}
                error={errors[name]}
              />
            ))
          }
        </LabForm>
      </Specimen>
      <Specimen title={t("lab.filled")}>
        <NumberField
          name="filled"
          label={head.title}
          hint={t("lab.number_between")}
          min={3}
          max={5}
          defaultValue={3}
        />
      </Specimen>
      <Specimen title={t("lab.refused")}>
        <NumberField
          name="refused"
          label={head.title}
          defaultValue="12a"
          error={t("numeric_error")}
        />
      </Specimen>
    </>
  );
}
