import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { challengePasskey } from "~/api/staff.server";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { loadOffer } from "~/features/staff/load-offer.server";
import { PasskeyForm } from "~/features/staff/passkey-form";
import { RecoveryList } from "~/features/staff/recovery-list";
import { SetUpApp } from "~/features/staff/set-up-app";
import styles from "~/features/staff/staff.css?url";
import { StaffFrame } from "~/features/staff/staff-frame";
import { StaffLink } from "~/features/staff/staff-link";
import { constraintsOf } from "~/forms/constraints.server";
import { errorOf } from "~/forms/submission";
import { requireStaff } from "~/request/require-staff.server";
import { redirectTo } from "~/request/responses.server";
import { staffReturnOf } from "~/request/staff-return.server";
import formStyles from "~/styles/forms.css?url";
import type { FactorResult } from "./action.server";
import { EnterFactor } from "./enter-factor";
import { factorFields } from "./schema.server";

export { action } from "./action.server";

export const clientAction = preserveForm;

/** The second step of the sign-in: the code of an app, which the first time is set up here. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args, "staff.unproven");
  const { staff, t } = ctx;
  const to = staffReturnOf(args.request);
  if (staff.proven) throw redirectTo(ctx, to, { status: 303 });
  const isFirst = staff.factors.length === 0;
  const isAsked = args.request.method === "GET";
  return {
    head: { title: t(isFirst ? "staff.enrol.title" : "staff.factor.title"), noindex: true },
    constraints: constraintsOf(ctx, factorFields),
    to,
    passkey: isFirst ? null : await challengePasskey(ctx.api),
    offer: isFirst && isAsked ? await loadOffer(ctx) : null,
  };
}

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffFactor() {
  const { constraints, offer: first, head, passkey, to } = useLoaderData<typeof loader>();
  const result = useActionData<FactorResult>();
  if (result?.codes) return <Codes codes={result.codes} to={to} />;
  const offer = result?.offer ?? first;
  return (
    <Step title={head.title} error={errorOf(result)}>
      {offer ? (
        <Enrolment {...{ offer, constraints, result }} />
      ) : (
        <>
          {passkey && <EnterPasskey offer={passkey} />}
          <EnterFactor constraints={constraints} result={result} />
        </>
      )}
    </Step>
  );
}

function EnterPasskey({ offer }: { offer: Parameters<typeof PasskeyForm>[0]["offer"] }) {
  const { t } = useTranslation();
  return (
    <PasskeyForm intent="passkey" offer={offer}>
      <button type="submit" className="button button-wide">
        {t("staff.passkey.enter")}
      </button>
    </PasskeyForm>
  );
}

function Enrolment(props: Parameters<typeof SetUpApp>[0]) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("staff.enrol.why")}</p>
      <SetUpApp {...props} />
    </>
  );
}

function Codes({ codes, to }: { codes: string[]; to: string }) {
  const { t } = useTranslation();
  return (
    <Step title={t("staff.codes.title")}>
      <RecoveryList codes={codes} />
      <StaffLink className="button button-wide" to={to}>
        {t("staff.codes.go_on")}
      </StaffLink>
    </Step>
  );
}

interface StepProps {
  title: string;
  error?: string;
  children: ReactNode;
}

function Step({ title, error, children }: StepProps) {
  const { t } = useTranslation();
  return (
    <StaffFrame canLogOut>
      <section className="staff-door" aria-labelledby="staff-factor-title">
        <p className="staff-step">{t("staff.step.second")}</p>
        <h1 id="staff-factor-title">{title}</h1>
        {error && (
          <p className="notice notice-error" role="alert">
            {error}
          </p>
        )}
        {children}
      </section>
    </StaffFrame>
  );
}
