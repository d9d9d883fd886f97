import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { readAddress } from "~/ui/address/address-value";
import type { PlaceSelect } from "~/ui/address/place-selects";
import { fieldLinks } from "../field-links";
import { labAction, saySent } from "../lab-action.server";
import { LabForm } from "../lab-form";
import { labHead } from "../lab-head.server";
import { wordRefusals } from "../refuse-fields.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { AddressParts, NextPlace } from "./address-parts";
import { toAddressView } from "./address-view.server";
import { askFields, readAsk } from "./shown-parts";

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLab(args);
  const { searchParams } = new URL(args.request.url);
  const ask = readAsk(searchParams);
  const view = await toAddressView((name) => searchParams.get(name), ctx, args.context, ask.shown);
  return { head: labHead(ctx, "address"), ask, kept: askFields(searchParams), view };
}

/** Shows the lists of what is chosen, or takes the address: an object of five parts (R-ADDR-01). */
export const action = labAction(async (args) => {
  const { ctx, form, context } = args;
  const ask = readAsk(searchOf(form));
  const view = await toAddressView((name) => textIn(form, name), ctx, context, ask.shown);
  if (form.get("intent") === "address.place") return { view, typed: {}, errors: {} };
  const { value, refusals } = readAddress(form, { ...ask, shown: view.shown });
  if (Object.keys(refusals).length === 0) return saySent(args, value);
  return data({ view, typed: {}, errors: wordRefusals(ctx, refusals) }, 400);
});

export const clientAction = preserveForm;

type Posted = Awaited<ReturnType<ActionFunctionArgs["request"]["formData"]>>;

function textIn(form: Posted, name: string): string {
  const entry = form.get(name);
  return typeof entry === "string" ? entry : "";
}

function searchOf(form: Posted): URLSearchParams {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(texts);
}

export const links = fieldLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function AddressLab() {
  const { t } = useTranslation();
  const { head, ask, kept, view: loaded } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const view = posted?.view ?? loaded;
  const labels = {
    ...Object.fromEntries(view.places.map(({ name, label }: PlaceSelect) => [name, label])),
    state: t("address.state"),
    city: t("address.city"),
    zip_code: t("address.zip"),
    street: t("address.street"),
  };
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={ask.isRequired ? t("lab.plain") : t("lab.optional")}>
        <LabForm
          validate={(form) => readAddress(form, { ...ask, shown: view.shown }).refusals}
          refused={posted}
          labels={labels}
          more={<NextPlace />}
        >
          {(errors) => <AddressParts view={view} ask={ask} kept={kept} errors={errors} />}
        </LabForm>
      </Specimen>
    </>
  );
}
