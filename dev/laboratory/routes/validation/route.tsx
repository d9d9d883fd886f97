import { parseWithZod } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { TextField } from "~/ui/field/text-field";
import { validateByRules } from "~/ui/rules/form-values";
import type { Refusals } from "~/ui/rules/refusal";
import { firstRefusal } from "~/ui/rules/ruled.server";
import { fieldLinks } from "../field-links";
import { labAction, saySent } from "../lab-action.server";
import { LabForm } from "../lab-form";
import { labHead } from "../lab-head.server";
import { refuseFields } from "../refuse-fields.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { ruledFields, ruledNames, rulesIn } from "./ruled-fields";
import { schemaOf } from "./schema.server";
import { Tags } from "./tags";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "validation") };
}

/** The same rules again, by conform and zod; passwords are not sent back. */
export const action = labAction(async (args) => {
  const schema = schemaOf(rulesIn(args.form));
  const read = parseWithZod(args.form, { schema, formatError: firstRefusal });
  if (read.status !== "success") {
    const refusals = (read.error ?? {}) as Refusals;
    return refuseFields(args.ctx, args.form, refusals, ["secret", "match"]);
  }
  const { secret, match, ...told } = read.value;
  return saySent(args, told);
});

export const clientAction = preserveForm;

export const links = fieldLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function ValidationLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const labels = {
    ...Object.fromEntries(ruledNames.map((name) => [name, t(`lab.rule_${name}`)])),
    tags: t("lab.rule_tags"),
    secret: t("lab.rule_secret"),
    match: t("lab.rule_match"),
  };
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <LabForm
          validate={(form) => validateByRules(form, rulesIn(form))}
          refused={refused}
          labels={labels}
        >
          {(errors) => (
            <>
              {ruledNames.map((name) => (
                <TextField
                  key={name}
                  autoComplete="off"
                  {...ruledFields[name].native}
                  name={name}
                  label={t(`lab.rule_${name}`)}
                  dir={isLtr.has(name) ? "ltr" : undefined}
                  look="field-half"
                  defaultValue={refused?.typed[name]}
                  error={errors[name]}
                />
              ))}
              <Tags chosen={refused?.typed.tags?.split("\n")} error={errors.tags} />
              {(["secret", "match"] as const).map((name) => (
                <TextField
                  key={name}
                  type="password"
                  name={name}
                  label={labels[name]}
                  dir="ltr"
                  look="field-half"
                  autoComplete="new-password"
                  required
                  error={errors[name]}
                />
              ))}
            </>
          )}
        </LabForm>
      </Specimen>
    </>
  );
}

const isLtr = new Set<string>(["email", "url", "phone", "english"]);
