import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { PasswordField } from "~/ui/password/password-field";
import { fieldLinks } from "../field-links";
import { labAction, saySent } from "../lab-action.server";
import { LabForm } from "../lab-form";
import { labHead } from "../lab-head.server";
import { wordRefusals } from "../refuse-fields.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { policies, unmetNeeds, validatePasswords } from "./policies";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "password") };
}

/** A refused password does not come back; what it lacks does. */
export const action = labAction(async (args) => {
  const refusals = validatePasswords(args.form);
  if (Object.keys(refusals).length > 0) {
    const errors = wordRefusals(args.ctx, refusals);
    return data({ typed: {}, errors, unmet: unmetNeeds(args.form) }, 400);
  }
  return saySent(args, args.ctx.t("lab.password_good"));
});

export const clientAction = preserveForm;

export const links = fieldLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function PasswordLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const labels = Object.fromEntries(policies.map(({ name }) => [name, t(`lab.password_${name}`)]));
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <LabForm validate={validatePasswords} refused={refused} labels={labels}>
          {(errors) =>
            policies.map(({ name, policy, isRequired }) => (
              <PasswordField
                key={name}
                name={name}
                label={t(`lab.password_${name}`)}
                optional={isRequired ? undefined : t("fields.optional")}
                policy={policy}
                required={isRequired}
                error={errors[name]}
                unmet={errors[name] ? refused?.unmet[name] : undefined}
              />
            ))
          }
        </LabForm>
      </Specimen>
      <Specimen title={t("lab.refused")}>
        <PasswordField
          name="refused"
          label={head.title}
          policy={{ number: true }}
          error={t("password_error")}
          unmet={["min_len", "number"]}
          required
        />
      </Specimen>
    </>
  );
}
