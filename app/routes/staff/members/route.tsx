import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listMembers } from "~/api/staff-admin.server";
import { headOf } from "~/features/document/page-head";
import { namePermission } from "~/features/staff/name-permission.server";
import { StaffLink } from "~/features/staff/staff-link";
import { StaffSections } from "~/features/staff/staff-sections";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { staffInvitationsPath, staffMemberPath } from "~/sitemap/staff-paths";
import formStyles from "~/styles/forms.css?url";

/** Everybody of the staff. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t } = ctx;
  const { dateTime } = formatsFor(ctx.lang);
  const { data } = await listMembers(ctx.api).catch(asPage(ctx));
  return {
    head: { title: t("staff.members.title"), noindex: true },
    members: data.map((member) => ({
      id: member.id,
      name: member.name ?? member.email ?? member.phone ?? member.id,
      email: member.email,
      role: [
        member.role?.name,
        member.own_permissions.map((name) => namePermission(ctx, name)).join(t("list.comma")),
      ]
        .filter(Boolean)
        .join(" + "),
      login: member.last_login_at
        ? t("staff.members.last_login", { date: dateTime(member.last_login_at) })
        : t("staff.members.never"),
      isSelf: member.is_self,
      isSuspended: member.suspended,
      hasFactor: member.has_factor,
    })),
  };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formStyles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffMembers() {
  const { t } = useTranslation();
  const { members } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("staff.members.title")}</h1>
      <StaffSections />
      <ul className="staff-rows">
        {members.map(({ id, name, email, role, login, isSelf, isSuspended, hasFactor }) => (
          <li key={id}>
            <div>
              <StaffLink className="staff-row-name" to={staffMemberPath(id)}>
                {name}
              </StaffLink>{" "}
              {isSelf && <span className="tag tag-quiet">{t("staff.members.self")}</span>}
              {isSuspended && <span className="tag tag-sale">{t("staff.members.suspended")}</span>}
              {!hasFactor && <span className="tag tag-quiet">{t("staff.members.no_factor")}</span>}
              <p className="small muted">
                <bdi dir="ltr">{email}</bdi>
              </p>
            </div>
            <p>{role || t("staff.members.no_role")}</p>
            <p className="small muted">{login}</p>
          </li>
        ))}
      </ul>
      <p>
        <StaffLink className="button" to={staffInvitationsPath}>
          {t("staff.members.invite")}
        </StaffLink>
      </p>
    </>
  );
}
