import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { dialCountries, isPossiblePhone } from "~/ui/phone/dial-countries.server";
import { PhoneField } from "~/ui/phone/phone-field";
import { phoneNames } from "~/ui/phone/phone-names";
import { fieldLinks } from "../field-links";
import { labAction, saySent } from "../lab-action.server";
import { LabForm } from "../lab-form";
import { labHead } from "../lab-head.server";
import { refuseFields } from "../refuse-fields.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { readPhones } from "./read-phones";

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLab(args);
  return { head: labHead(ctx, "phone"), countries: dialCountries(ctx.lang) };
}

/** Says the values; a number that its country can't have is known on the server alone. */
export const action = labAction(async (args) => {
  const { values, refusals } = readPhones(args.form, dialCountries(args.ctx.lang));
  for (const [name, value] of Object.entries(values)) {
    if (value && !isPossiblePhone(value)) {
      refusals[phoneNames(name).number] = { key: "phone_length" };
    }
  }
  if (Object.keys(refusals).length > 0) return refuseFields(args.ctx, args.form, refusals);
  return saySent(args, values);
});

export const clientAction = preserveForm;

export const links = fieldLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function PhoneLab() {
  const { t } = useTranslation();
  const { head, countries } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const field = { label: head.title, countries };
  const typed = (name: string) => {
    const { country, number } = phoneNames(name);
    return refused && { country: refused.typed[country], number: refused.typed[number] };
  };
  const labels = { "mobile.number": t("lab.mobile"), "home.number": t("lab.home_phone") };
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <LabForm
          validate={(form) => readPhones(form, countries).refusals}
          refused={refused}
          labels={labels}
        >
          {(errors) => (
            <>
              <PhoneField
                {...field}
                name="mobile"
                label={labels["mobile.number"]}
                typed={typed("mobile")}
                error={errors["mobile.number"]}
                required
              />
              <PhoneField
                {...field}
                name="home"
                label={labels["home.number"]}
                optional={t("fields.optional")}
                hint={t("lab.phone_hint")}
                typed={typed("home")}
                error={errors["home.number"]}
              />
            </>
          )}
        </LabForm>
      </Specimen>
      <Specimen title={t("lab.filled")}>
        <PhoneField {...field} name="filled" defaultValue="+98 912" />
      </Specimen>
      <Specimen title={t("lab.refused")}>
        <PhoneField
          {...field}
          name="refused"
          defaultValue="+1 abc"
          error={t("numeric_error")}
          required
        />
      </Specimen>
    </>
  );
}
