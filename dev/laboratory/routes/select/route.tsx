import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { fetchList } from "~/features/forms/ask-shop";
import { RemoteSelect } from "~/ui/remote-select/remote-select";
import { validateByRules } from "~/ui/rules/form-values";
import { type Choice, Select } from "~/ui/select/select";
import { listOptions } from "../../api/fields.server";
import { fieldLinks } from "../field-links";
import { labAction, saySent } from "../lab-action.server";
import { LabForm } from "../lab-form";
import { labHead } from "../lab-head.server";
import { refuseFields } from "../refuse-fields.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { useLabPath } from "../use-lab-path";

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLab(args);
  const s = (new URL(args.request.url).searchParams.get("s") ?? "").slice(0, 100);
  const [all, found] = await Promise.all([listOptions(ctx.api, ""), listOptions(ctx.api, s)]);
  return { head: labHead(ctx, "select"), s, few: all.slice(0, 5), found };
}

/** Nothing but what is offered is taken, whatever was sent by hand. */
export const action = labAction(async (args) => {
  const offered = (await listOptions(args.ctx.api, "")).map(({ value }) => value);
  const refusals = validateByRules(args.form, {
    local: ["required", ["one_of", offered.slice(0, 5)]],
    remote: ["required", ["one_of", offered]],
  });
  if (Object.keys(refusals).length > 0) return refuseFields(args.ctx, args.form, refusals);
  return saySent(args, { local: args.form.get("local"), remote: args.form.get("remote") });
});

export const clientAction = preserveForm;

export const links = fieldLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function SelectLab() {
  const { t } = useTranslation();
  const { head, s, few, found } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const choose = t("fields.choose");
  const address = `${useLabPath()}/ask/options`;
  const find = (text: string, signal: AbortSignal) =>
    fetchList<Choice>(address, { s: text }, signal);
  const labels = { local: t("lab.select_local"), remote: t("lab.select_remote") };
  return (
    <>
      <h1>{head.title}</h1>
      <Form id="search-options" preventScrollReset hidden />
      <Specimen title={t("lab.plain")}>
        <LabForm
          validate={(form) => validateByRules(form, { local: ["required"], remote: ["required"] })}
          refused={refused}
          labels={labels}
        >
          {(errors) => (
            <>
              <Select
                name="local"
                label={labels.local}
                none={choose}
                choices={few}
                defaultValue={refused?.typed.local}
                error={errors.local}
                required
              />
              <RemoteSelect
                name="remote"
                label={labels.remote}
                searchForm="search-options"
                s={s}
                choices={found}
                find={find}
                searchLabel={t("fields.find_in_list")}
                none={choose}
                nothing={t("search.nothing")}
                defaultValue={refused?.typed.remote}
                error={errors.remote}
                required
              />
            </>
          )}
        </LabForm>
      </Specimen>
      <Specimen title={t("lab.filled")}>
        <Select name="filled" label={labels.local} choices={few} defaultValue={few[2]?.value} />
      </Specimen>
    </>
  );
}
