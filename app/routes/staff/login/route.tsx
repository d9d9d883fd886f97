import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import styles from "~/features/staff/staff.css?url";
import { StaffFrame } from "~/features/staff/staff-frame";
import { constraintsOf } from "~/forms/constraints.server";
import { errorOf, type FormResult } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { getContext } from "~/request/context.server";
import { redirectTo } from "~/request/responses.server";
import { staffReturnOf } from "~/request/staff-return.server";
import formStyles from "~/styles/forms.css?url";
import { TextField } from "~/ui/field/text-field";
import { staffLoginFields } from "./schema.server";

export { action } from "./action.server";

export const clientAction = preserveForm;

/** The only page of the back-office that a visitor finds. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args);
  ctx.cacheControl = "no-store";
  if (ctx.staff) throw redirectTo(ctx, staffReturnOf(args.request), { status: 303 });
  return {
    head: { title: ctx.t("staff.login.title"), noindex: true },
    constraints: constraintsOf(ctx, staffLoginFields),
    isDemo: ctx.settings.demo,
  };
}

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffSignIn() {
  const { t } = useTranslation();
  const { constraints, isDemo } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const error = errorOf(result);
  return (
    <StaffFrame>
      <section className="staff-door" aria-labelledby="staff-login-title">
        <p className="staff-step">{t("staff.step.first")}</p>
        <h1 id="staff-login-title">{t("staff.login.title")}</h1>
        {error && (
          <p className="notice notice-error" role="alert">
            {error}
          </p>
        )}
        <ValidatedForm
          id="staff-login"
          className="fields"
          reloadDocument
          constraints={constraints}
          result={result}
        >
          {(field) => (
            <>
              <TextField
                {...field("target")}
                label={t("staff.login.target")}
                dir="ltr"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
              <TextField
                type="password"
                {...field("password")}
                label={t("staff.login.password")}
                dir="ltr"
                autoComplete="current-password"
              />
              <button type="submit" className="button button-wide">
                {t("staff.login.go_on")}
              </button>
            </>
          )}
        </ValidatedForm>
        {isDemo && <p className="field-hint">{t("staff.login.demo")}</p>}
      </section>
    </StaffFrame>
  );
}
