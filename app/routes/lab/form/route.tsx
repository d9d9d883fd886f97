import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useFetcher, useLoaderData, useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keepItem } from "~/api/lab-fields.server";
import { headOf } from "~/features/document/page-head";
import { answerForm, methodIn } from "~/features/forms/answer-form.server";
import { useFieldWords } from "~/features/forms/use-field-words";
import { useRefusalWord } from "~/features/forms/use-refusal-word";
import { type FormAnswer, FormCreator } from "~/ui/form-creator/form-creator";
import { fieldLinks } from "../field-links";
import { labAction, saySent } from "../lab-action.server";
import { labHead } from "../lab-head.server";
import { openLab } from "../open-lab.server";
import { Specimen } from "../specimen";
import { editedItem, labFields } from "./fields";

/** By its address: a new thing, `?edit` one that is there, `?auto=NAME` one that is sent at once, `?odd`. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openLab(args);
  const { searchParams } = new URL(args.request.url);
  return {
    head: labHead(shop, "form"),
    isEdit: searchParams.has("edit"),
    isOdd: searchParams.has("odd"),
    auto: searchParams.get("auto"),
  };
}

export const action = labAction((args) => {
  const { shop, form } = args;
  return answerForm(shop, form, labFields(shop.t, form.has("odd")), async (item) =>
    saySent(args, { ...(await keepItem(shop.door, methodIn(form), item)), item }),
  );
});

export const links = fieldLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function FormLab() {
  const { t } = useTranslation();
  const { head, isEdit, isOdd, auto } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const words = { ...useFieldWords(), send: t("lab.send") };
  const word = useRefusalWord();
  const fields = labFields(t, isOdd);
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
      {auto !== null && <AutoSent name={auto} />}
      <Specimen title={isEdit ? t("lab.form_edit") : t("lab.form_new")}>
        <FormCreator
          key={String(isEdit)}
          fields={fields}
          item={isEdit ? editedItem : undefined}
          answer={answer}
          words={words}
          word={word}
          hidden={isOdd ? { odd: "" } : undefined}
        />
      </Specimen>
    </>
  );
}

/** A form that sends itself and goes away. */
function AutoSent({ name }: { name: string }) {
  const { t } = useTranslation();
  const fetcher = useFetcher<FormAnswer>();
  const navigate = useNavigate();
  const words = { ...useFieldWords(), send: t("lab.send") };
  const fields = labFields(t, false).slice(0, 1);
  return (
    <Specimen title={t("lab.form_auto")}>
      <FormCreator
        fields={fields}
        item={{ name }}
        method="POST"
        answer={fetcher.data}
        words={words}
        word={useRefusalWord()}
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
