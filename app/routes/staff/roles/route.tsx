import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listRoles } from "~/api/staff-admin.server";
import { headOf } from "~/features/document/page-head";
import { namePermission } from "~/features/staff/name-permission.server";
import { StaffLink } from "~/features/staff/staff-link";
import { StaffSections } from "~/features/staff/staff-sections";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { staffRolePath } from "~/sitemap/staff-paths";

/** The roles, with what each may do. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t } = ctx;
  const { number } = formatsFor(ctx.lang);
  const { data } = await listRoles(ctx.api).catch(asPage(ctx));
  return {
    head: { title: t("staff.members.roles"), noindex: true },
    roles: data.map(({ id, name, permissions, members }) => ({
      id,
      name,
      permissions: permissions.map((one) => namePermission(ctx, one)),
      members: ctx.translator.say(
        members === 1 ? "staff.roles.members_one" : "staff.roles.members_other",
        { count: number(members) },
      ),
    })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffRoles() {
  const { t } = useTranslation();
  const { roles } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("staff.members.roles")}</h1>
      <StaffSections />
      {roles.length === 0 && <p>{t("staff.roles.none")}</p>}
      <ul className="staff-rows">
        {roles.map(({ id, name, permissions, members }) => (
          <li key={id}>
            <StaffLink className="staff-row-name" to={staffRolePath(id)}>
              {name}
            </StaffLink>
            <ul>
              {permissions.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p className="small muted">{members}</p>
          </li>
        ))}
      </ul>
      <p>
        <StaffLink className="button" to={staffRolePath("new")}>
          {t("staff.roles.new")}
        </StaffLink>
      </p>
    </>
  );
}
