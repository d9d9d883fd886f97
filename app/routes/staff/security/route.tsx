import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { offerPasskey } from "~/api/staff.server";
import { listStaffSessions } from "~/api/staff-admin.server";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { ErrorNote } from "~/features/staff/error-note";
import { loadOffer } from "~/features/staff/load-offer.server";
import { SetUpApp } from "~/features/staff/set-up-app";
import { constraintsOf } from "~/forms/constraints.server";
import { sentText } from "~/forms/submission";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import formStyles from "~/styles/forms.css?url";
import type { SecurityResult } from "./action.server";
import { AddPasskey } from "./add-passkey";
import { FactorsPart } from "./factors-part";
import { RecoveryPart } from "./recovery-part";
import { securityFields } from "./schema.server";

export { action } from "./action.server";

export const clientAction = preserveForm;

/** A member's own factors, recovery codes and logins. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t, staff } = ctx;
  const { date, dateTime, number } = formatsFor(ctx.lang);
  const sessions = await listStaffSessions(ctx.api).catch(asPage(ctx));
  const left = staff.recovery_left;
  const apps = staff.factors.filter(({ kind }) => kind === "totp");
  return {
    head: { title: t("staff.security.title"), noindex: true },
    constraints: constraintsOf(ctx, securityFields),
    offer: await loadOffer(ctx),
    passkey: await offerPasskey(ctx.api),
    factors: staff.factors.map(({ id, kind, label, added_at }) => ({
      id,
      kind,
      label,
      canRemove: kind !== "totp" || apps.length > 1,
      added: t("staff.security.added", { date: date(added_at) }),
    })),
    left: t("staff.security.codes_left", { count: left, n: number(left) }),
    sessions: sessions.data.map(({ id, current, agent, seen_at }) => ({
      id,
      current,
      agent: agent ?? t("staff.security.unknown"),
      seen: t("staff.security.seen", { date: dateTime(seen_at) }),
    })),
  };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formStyles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffSecurity() {
  const { t } = useTranslation();
  const { head, constraints, offer, passkey, left, factors } = useLoaderData<typeof loader>();
  const result = useActionData<SecurityResult>();
  const intent = result?.codes ? undefined : sentText(result, "intent");
  const isEnrolling = intent === "enrol";
  return (
    <>
      <h1>{head.title}</h1>
      <ErrorNote result={result} />
      <FactorsPart
        factors={factors}
        constraints={constraints}
        result={intent === "remove" ? result : undefined}
      />
      <details className="staff-lost" open={isEnrolling}>
        <summary>{t("staff.security.add")}</summary>
        <div className="staff-door">
          <SetUpApp
            offer={result?.offer ?? offer}
            constraints={constraints}
            result={isEnrolling ? result : undefined}
          />
        </div>
      </details>
      {passkey && <AddPasskey offer={passkey} />}
      <RecoveryPart
        left={left}
        codes={result?.codes}
        constraints={constraints}
        result={intent === "codes" ? result : undefined}
      />
      <Logins />
    </>
  );
}

function Logins() {
  const { t } = useTranslation();
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <h2>{t("staff.security.sessions")}</h2>
      <ul className="staff-rows">
        {sessions.map(({ id, current, agent, seen }) => (
          <li key={id}>
            <bdi dir="ltr" className="small">
              {agent}
            </bdi>
            <p className="small muted">{seen}</p>
            {current && <span className="tag tag-quiet">{t("staff.security.this")}</span>}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" reloadDocument>
          <button type="submit" className="button button-quiet" name="intent" value="end">
            {t("staff.security.end_others")}
          </button>
        </Form>
      )}
    </section>
  );
}
