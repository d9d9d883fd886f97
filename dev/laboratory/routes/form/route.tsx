import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useFetcher, useLoaderData, useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import type { RequestContext } from "~/request/context.server";
import dateStyles from "~/ui/date-input/date-input.css?url";
import { defaultYears } from "~/ui/date-input/default-years.server";
import { type FormAnswer, FormCreator } from "~/ui/form-creator/form-creator";
import type { FormField } from "~/ui/form-creator/form-field";
import { saveItem } from "../../api/fields.server";
import { answerForm, methodIn } from "../answer-form.server";
import { fieldLinks } from "../field-links";
import { labAction, saySent } from "../lab-action.server";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { editedItem, labFields } from "./fields";

/** By its address: a new thing, `?edit` one that is there, `?auto=NAME` one that is sent at once, `?odd`. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLab(args);
  const { searchParams } = new URL(args.request.url);
  return {
    head: labHead(ctx, "form"),
    isEdit: searchParams.has("edit"),
    years: defaultYears(ctx.lang),
    isOdd: searchParams.has("odd"),
    auto: searchParams.get("auto"),
  };
}

export const action = labAction((args) => {
  const { ctx, form } = args;
  return answerForm(ctx, form, fieldsOf(ctx, form), async (item) =>
    saySent(args, { ...(await saveItem(ctx.api, methodIn(form), item)), item }),
  );
});

export const clientAction = preserveForm;

function fieldsOf({ t, lang }: RequestContext, form: FormData) {
  return labFields(t, { isOdd: form.has("odd"), years: defaultYears(lang) });
}

export const links: LinksFunction = () => [
  ...fieldLinks(),
  { rel: "stylesheet", href: dateStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function FormLab() {
  const { t } = useTranslation();
  const { head, isEdit, isOdd, years, auto } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const fields = labFields(t, { isOdd, years });
  return (
    <>
      <h1>{head.title}</h1>
      <p className="cluster">
        <Link className="button button-quiet" to={isEdit ? "?" : "?edit=1"} preventScrollReset>
          {isEdit ? t("lab.form_to_new") : t("lab.form_to_edit")}
        </Link>
        <Link className="button button-quiet" to="?auto=Sara" preventScrollReset>
          {t("lab.form_auto")}
        </Link>
      </p>
      {auto !== null && <AutoSent name={auto} field={fields[0]} />}
      <Specimen title={isEdit ? t("lab.form_edit") : t("lab.form_new")}>
        <FormCreator
          key={String(isEdit)}
          fields={fields}
          item={isEdit ? editedItem : undefined}
          answer={answer}
          send={t("lab.send")}
          hidden={isOdd ? { odd: "" } : undefined}
        />
      </Specimen>
    </>
  );
}

/** A form that sends itself and goes away. */
function AutoSent({ name, field }: { name: string; field: FormField | undefined }) {
  const { t } = useTranslation();
  const fetcher = useFetcher<FormAnswer>();
  const navigate = useNavigate();
  const fields = field ? [field] : [];
  return (
    <Specimen title={t("lab.form_auto")}>
      <FormCreator
        fields={fields}
        item={{ name }}
        method="POST"
        answer={fetcher.data}
        send={t("lab.send")}
        element={fetcher.Form}
        prefix="auto-"
        autoSend={{
          isBusy: fetcher.state !== "idle",
          close: () => navigate("?", { replace: true, preventScrollReset: true }),
        }}
      />
    </Specimen>
  );
}
