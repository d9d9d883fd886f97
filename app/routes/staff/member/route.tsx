import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getMember, listRoles } from "~/api/staff-admin.server";
import { preserveForm } from "~/client/offline/preserve-form";
import { printPhone } from "~/features/address/print-phone.server";
import { headOf } from "~/features/document/page-head";
import { ErrorNote } from "~/features/staff/error-note";
import { namePermission } from "~/features/staff/name-permission.server";
import { StaffSections } from "~/features/staff/staff-sections";
import { type FormResult, sentText } from "~/forms/submission";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import formStyles from "~/styles/forms.css?url";
import { Checkbox } from "~/ui/checkbox/checkbox";
import { Select } from "~/ui/select/select";

export { action } from "./action.server";

export const clientAction = preserveForm;

/** One of the staff: role, shut out, lost device. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t } = ctx;
  const member = await getMember(ctx.api, args.params.id ?? "").catch(asPage(ctx));
  const roles = await listRoles(ctx.api).catch(asPage(ctx));
  const own = member.own_permissions.map((name) => namePermission(ctx, name)).join(t("list.comma"));
  const name = member.name ?? member.email ?? member.phone ?? member.id;
  return {
    head: { title: name, noindex: true },
    name,
    contact: [member.email, member.phone && printPhone(member.phone, ctx.lang)]
      .filter(Boolean)
      .join(" · "),
    roleId: member.role?.id ?? "",
    roles: roles.data.map(({ id, name }) => ({ value: id, name })),
    own: own && t("staff.member.own", { permissions: own }),
    isSuspended: member.suspended,
    isSelf: member.is_self,
    version: member.version,
    now: t("staff.member.now", {
      role: member.role?.name ?? t("staff.members.no_role"),
      state: t(member.suspended ? "staff.members.suspended" : "staff.member.active"),
    }),
  };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formStyles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffMember() {
  const { t } = useTranslation();
  const view = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const isSent = sentText(result, "intent") === "save";
  return (
    <>
      <h1>{view.name}</h1>
      <StaffSections />
      <p className="muted">
        <bdi dir="ltr">{view.contact}</bdi>
      </p>
      <ErrorNote result={result} />
      {isSent && <p className="notice">{view.now}</p>}
      <Form method="post" className="fields panel" reloadDocument>
        <input type="hidden" name="version" value={view.version} />
        <Select
          name="role_id"
          label={t("staff.member.role")}
          none={t("staff.members.no_role")}
          choices={view.roles}
          defaultValue={isSent ? sentText(result, "role_id") : view.roleId}
        />
        <Checkbox
          name="suspended"
          label={t("staff.member.suspended")}
          hint={t("staff.member.suspended_hint")}
          isChecked={isSent ? sentText(result, "suspended") !== undefined : view.isSuspended}
        />
        {view.own && (
          <Checkbox
            name="drop_own"
            label={t("staff.member.drop_own")}
            hint={view.own}
            isChecked={sentText(result, "drop_own") !== undefined}
          />
        )}
        <button type="submit" className="button" name="intent" value="save">
          {t("staff.member.save")}
        </button>
      </Form>
      <details className="staff-lost">
        <summary>{t("staff.member.reset")}</summary>
        {view.isSelf ? (
          <p>{t("staff.member.reset_self")}</p>
        ) : (
          <Form method="post" className="fields" reloadDocument>
            <p>{t("staff.member.reset_text")}</p>
            <button type="submit" className="button button-quiet" name="intent" value="reset">
              {t("staff.member.reset_do")}
            </button>
          </Form>
        )}
      </details>
    </>
  );
}
