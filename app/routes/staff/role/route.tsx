import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listRoles } from "~/api/staff-admin.server";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { ErrorNote } from "~/features/staff/error-note";
import { namePermission, permissionChoices } from "~/features/staff/name-permission.server";
import { StaffSections } from "~/features/staff/staff-sections";
import { constraintsOf } from "~/forms/constraints.server";
import { errorOf, type FormResult, sentText, sentTexts } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { notFound } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import formStyles from "~/styles/forms.css?url";
import { TextField } from "~/ui/field/text-field";
import { roleFields } from "./schema.server";

export { action } from "./action.server";

export const clientAction = preserveForm;

/** A role's name and permissions; `new` makes one. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t, staff } = ctx;
  const { data } = await listRoles(ctx.api).catch(asPage(ctx));
  const role = data.find(({ id }) => id === args.params.id);
  if (!role && args.params.id !== "new") throw notFound();
  const names = role?.permissions.map((one) => namePermission(ctx, one)).join(t("list.comma"));
  return {
    head: { title: role?.name ?? t("staff.roles.new"), noindex: true },
    constraints: constraintsOf(ctx, roleFields),
    choices: permissionChoices(ctx, staff.permissions),
    role: role ?? null,
    now: role ? t("staff.role.now", { name: role.name, permissions: names ?? "" }) : null,
  };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formStyles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffRole() {
  const { t } = useTranslation();
  const { head, constraints, choices, role, now } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const isSent = sentText(result, "intent") === "save";
  const chosen = isSent ? (sentTexts(result, "permissions") ?? []) : (role?.permissions ?? []);
  const wrong = errorOf(result, "permissions");
  return (
    <>
      <h1>{head.title}</h1>
      <StaffSections />
      <ErrorNote result={result} />
      {isSent && now && <p className="notice">{now}</p>}
      <ValidatedForm
        id="staff-role"
        className="fields panel"
        reloadDocument
        constraints={constraints}
        result={result}
      >
        {(field) => {
          const name = field("name");
          return (
            <>
              <input type="hidden" name="version" value={role?.version ?? 0} />
              <TextField
                {...name}
                defaultValue={name.defaultValue ?? role?.name}
                label={t("staff.role.name")}
                autoComplete="off"
              />
              <fieldset className="field">
                <legend>{t("staff.role.permissions")}</legend>
                {choices.map(({ value, name: text }) => (
                  <label key={value} className="check">
                    <input
                      type="checkbox"
                      name="permissions"
                      value={value}
                      defaultChecked={chosen.includes(value)}
                    />
                    {text}
                  </label>
                ))}
                {wrong && <p className="field-error">{wrong}</p>}
              </fieldset>
              <button type="submit" className="button" name="intent" value="save">
                {t("staff.role.save")}
              </button>
            </>
          );
        }}
      </ValidatedForm>
      {role && role.members === 0 && (
        <Form method="post" reloadDocument>
          <input type="hidden" name="version" value={role.version} />
          <button type="submit" className="button button-quiet" name="intent" value="remove">
            {t("staff.role.remove")}
          </button>
        </Form>
      )}
    </>
  );
}
