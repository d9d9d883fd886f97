import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { askByPost } from "~/features/forms/ask-shop";
import { validateByRules } from "~/ui/rules/form-values";
import { TestedField } from "~/ui/tested/tested-field";
import { checkField } from "../../api/fields.server";
import { fieldLinks } from "../field-links";
import { labAction } from "../lab-action.server";
import { LabForm } from "../lab-form";
import { labHead } from "../lab-head.server";
import { sendField } from "../refuse-asked.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { useLabPath } from "../use-lab-path";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "check") };
}

export const action = labAction((args) =>
  sendField(args, "coupon", (value) => checkField(args.ctx.api, "coupon", value)),
);

export const clientAction = preserveForm;

export const links = fieldLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function CheckLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [answer, setAnswer] = useState<unknown>();
  const ask = askByPost(`${useLabPath()}/ask/check`, "coupon");
  const label = t("lab.check_label");
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <LabForm
          validate={(form) => validateByRules(form, { coupon: ["required"] })}
          refused={refused}
          labels={{ coupon: label }}
        >
          {(errors) => (
            <TestedField
              name="coupon"
              label={label}
              hint={t("lab.check_hint")}
              passed={t("lab.check_passed")}
              ask={ask}
              onAnswer={setAnswer}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              defaultValue={refused?.typed.coupon}
              error={errors.coupon}
              required
            />
          )}
        </LabForm>
        {answer !== undefined && (
          <p>
            {t("lab.check_answer")}
            <output className="lab-answer" dir="ltr">
              {JSON.stringify(answer)}
            </output>
          </p>
        )}
      </Specimen>
    </>
  );
}
