import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { JsonEditor } from "~/ui/json-editor/json-editor";
import { validateByRules } from "~/ui/rules/form-values";
import type { FormRules } from "~/ui/rules/validate";
import { fieldLinks } from "../field-links";
import { labAction, saySent } from "../lab-action.server";
import { LabForm } from "../lab-form";
import { labHead } from "../lab-head.server";
import { refuseFields } from "../refuse-fields.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

const rules: FormRules = { settings: ["required", "json"], more: ["json"] };

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "json") };
}

/** Says the values as they were understood. */
export const action = labAction(async (args) => {
  const refusals = validateByRules(args.form, rules);
  if (Object.keys(refusals).length > 0) return refuseFields(args.ctx, args.form, refusals);
  return saySent(args, JSON.parse(String(args.form.get("settings"))));
});

export const clientAction = preserveForm;

export const links = fieldLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function JsonLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const labels = { settings: t("lab.json_settings"), more: t("lab.form_more") };
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <LabForm
          validate={(form) => validateByRules(form, rules)}
          refused={refused}
          labels={labels}
        >
          {(errors) => (
            <>
              <JsonEditor
                name="settings"
                label={labels.settings}
                defaultValue={refused ? refused.typed.settings : shown}
                error={errors.settings}
                required
              />
              <JsonEditor
                name="more"
                label={labels.more}
                optional={t("fields.optional")}
                defaultValue={refused?.typed.more}
                error={errors.more}
              />
            </>
          )}
        </LabForm>
      </Specimen>
      <Specimen title={t("lab.refused")}>
        <JsonEditor
          name="refused"
          label={labels.settings}
          defaultValue="{"
          error={t("json_error")}
        />
      </Specimen>
    </>
  );
}

/** What the first editor begins with. */
const shown = JSON.stringify({ glaze: "blue", colours: 7, sizes: [10, 15] }, null, 2);
