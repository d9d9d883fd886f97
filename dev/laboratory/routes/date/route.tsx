import type {
  ActionFunctionArgs,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { guardAction } from "~/request/action.server";
import { DateInput } from "~/ui/date-input/date-input";
import styles from "~/ui/date-input/date-input.css?url";
import type { Written } from "~/ui/date-input/date-parts";
import { defaultYears } from "~/ui/date-input/default-years.server";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { readDates } from "./read-dates.server";

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLab(args);
  return { head: labHead(ctx, "date"), years: defaultYears(ctx.lang) };
}

const answer = guardAction(async (args) => readDates(args));

export async function action(args: ActionFunctionArgs) {
  await requireLab(args);
  return answer(args);
}

export const clientAction = preserveForm;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

type Refused = Partial<Record<"day" | "moment", { error: string; written: Written }>>;

export default function DateLab() {
  const { t } = useTranslation();
  const { head, years } = useLoaderData<typeof loader>();
  const refused: Refused = useActionData<typeof action>() ?? {};
  const shared = { years, label: head.title };
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.date_day")}>
        <SentForm which="day">
          <DateInput {...shared} name="day" {...refused.day} required />
        </SentForm>
      </Specimen>
      <Specimen title={t("lab.date_moment")}>
        <SentForm which="moment">
          <DateInput {...shared} name="moment" hasTime {...refused.moment} required />
        </SentForm>
      </Specimen>
      <Specimen title={t("lab.filled")}>
        <DateInput {...shared} name="filled" value="2024-03-20" />
        <DateInput {...shared} name="filled-moment" value="2024-03-20T20:29:59Z" hasTime />
      </Specimen>
      <Specimen title={t("lab.optional")}>
        <DateInput
          {...shared}
          name="optional"
          hint={t("lab.date_hint")}
          optional={t("address.optional")}
        />
      </Specimen>
      <Specimen title={t("lab.refused")}>
        <DateInput
          {...shared}
          name="refused"
          error={t("date.incomplete")}
          written={{ year: "13", month: "1" }}
        />
      </Specimen>
    </>
  );
}

/** The browser's own checks are off, so that the server's answers can be seen. */
function SentForm({ which, children }: { which: "day" | "moment"; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Form method="post" className="stack" noValidate>
      {children}
      <p>
        <button type="submit" className="button" name="which" value={which}>
          {t("lab.send")}
        </button>
      </p>
    </Form>
  );
}
