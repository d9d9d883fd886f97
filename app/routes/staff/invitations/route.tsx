import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listInvitations, listRoles } from "~/api/staff-admin.server";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { ErrorNote } from "~/features/staff/error-note";
import { StaffLink } from "~/features/staff/staff-link";
import { StaffSections } from "~/features/staff/staff-sections";
import { constraintsOf } from "~/forms/constraints.server";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { staffRolePath } from "~/sitemap/staff-paths";
import formStyles from "~/styles/forms.css?url";
import { TextField } from "~/ui/field/text-field";
import { Select } from "~/ui/select/select";
import { invitationFields } from "./schema.server";

export { action } from "./action.server";

export const clientAction = preserveForm;

/** Who was asked to join, and the form that asks. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t } = ctx;
  const { dateTime } = formatsFor(ctx.lang);
  const { data } = await listInvitations(ctx.api).catch(asPage(ctx));
  const roles = await listRoles(ctx.api).catch(asPage(ctx));
  return {
    head: { title: t("staff.invitations.title"), noindex: true },
    constraints: constraintsOf(ctx, invitationFields),
    roles: roles.data.map(({ id, name }) => ({ value: id, name })),
    invitations: data.map(({ id, email, name, role, state, expires_at }) => ({
      id,
      email,
      name,
      role,
      isOpen: state === "open",
      state: t(`staff.invitations.${state}`, { date: dateTime(expires_at) }),
    })),
  };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formStyles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffInvitations() {
  const { t } = useTranslation();
  const { invitations } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("staff.invitations.title")}</h1>
      <StaffSections />
      <Invite />
      {invitations.length === 0 && <p className="muted">{t("staff.invitations.none")}</p>}
      <ul className="staff-rows">
        {invitations.map(({ id, email, name, role, state, isOpen }) => (
          <li key={id}>
            <div>
              <span className="staff-row-name">{name}</span>
              <p className="small muted">
                <bdi dir="ltr">{email}</bdi>
              </p>
            </div>
            <p>{role}</p>
            <div className="cluster">
              <span className="small muted">{state}</span>
              {isOpen && (
                <Form method="post" reloadDocument>
                  <input type="hidden" name="id" value={id} />
                  <button type="submit" className="link" name="intent" value="revoke">
                    {t("staff.invitations.revoke")}
                  </button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Invite() {
  const { t } = useTranslation();
  const { roles, constraints } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  if (roles.length === 0) {
    return (
      <div className="panel stack">
        <p>{t("staff.invitations.role_first")}</p>
        <p>
          <StaffLink className="button" to={staffRolePath("new")}>
            {t("staff.roles.new")}
          </StaffLink>
        </p>
      </div>
    );
  }
  return (
    <section className="panel stack" aria-labelledby="staff-invite-title">
      <h2 id="staff-invite-title">{t("staff.invitations.new")}</h2>
      <p>{t("staff.invitations.text")}</p>
      <ErrorNote result={result} />
      <ValidatedForm
        id="staff-invite"
        className="fields"
        reloadDocument
        constraints={constraints}
        result={result}
      >
        {(field) => (
          <>
            <TextField
              {...field("email")}
              label={t("staff.invitations.email")}
              dir="ltr"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
            />
            <TextField {...field("name")} label={t("staff.invitations.name")} autoComplete="off" />
            <Select
              name="role_id"
              label={t("staff.invitations.role")}
              choices={roles}
              defaultValue={sentText(result, "role_id")}
              error={errorOf(result, "role_id")}
            />
            <button type="submit" className="button" name="intent" value="send">
              {t("staff.invitations.send")}
            </button>
          </>
        )}
      </ValidatedForm>
    </section>
  );
}
