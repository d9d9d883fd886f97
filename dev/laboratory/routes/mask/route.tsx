import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { MaskField } from "~/ui/mask/mask-field";
import { fieldLinks } from "../field-links";
import { labAction, saySent } from "../lab-action.server";
import { LabForm } from "../lab-form";
import { labHead } from "../lab-head.server";
import { refuseFields } from "../refuse-fields.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { masks, readMasks } from "./masks";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "mask") };
}

export const action = labAction(async (args) => {
  const { values, refusals } = readMasks(args.form);
  if (Object.keys(refusals).length > 0) return refuseFields(args.ctx, args.form, refusals);
  return saySent(args, values);
});

export const clientAction = preserveForm;

export const links = fieldLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function MaskLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const labels = Object.fromEntries(masks.map(({ name }) => [name, t(`lab.mask_${name}`)]));
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <LabForm validate={(form) => readMasks(form).refusals} refused={refused} labels={labels}>
          {(errors) =>
            masks.map(({ name, mask, isRequired }) => (
              <MaskField
                key={name}
                name={name}
                mask={mask}
                label={t(`lab.mask_${name}`)}
                hint={mask}
                optional={isRequired ? undefined : t("fields.optional")}
                required={isRequired}
                dir="ltr"
                inputMode={name === "digits" || name === "day" ? "numeric" : undefined}
                look="field-half"
                autoComplete="off"
                spellCheck={false}
                defaultValue={refused?.typed[name]}
                error={errors[name]}
              />
            ))
          }
        </LabForm>
      </Specimen>
      <Specimen title={t("lab.filled")}>
        <MaskField
          name="filled"
          mask="NNNN-NNNN-NNNN-NNNN"
          label={t("lab.mask_card")}
          hint={t("lab.mask_card_hint")}
          defaultValue="۶۰۳۷۹۹۷۵"
          dir="ltr"
          inputMode="numeric"
        />
      </Specimen>
      <Specimen title={t("lab.refused")}>
        <MaskField
          name="refused"
          mask="NN/NN"
          label={t("lab.mask_day")}
          defaultValue="12"
          error={t("required_error")}
          dir="ltr"
          required
        />
      </Specimen>
    </>
  );
}
