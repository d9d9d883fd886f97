import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ApiError } from "~/api/client/api-error";
import { showInvitation } from "~/api/staff-admin.server";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { NewPassword } from "~/features/forms/new-password";
import { ErrorNote } from "~/features/staff/error-note";
import styles from "~/features/staff/staff.css?url";
import { StaffFrame } from "~/features/staff/staff-frame";
import { constraintsOf } from "~/forms/constraints.server";
import type { FormResult } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { getContext } from "~/request/context.server";
import formStyles from "~/styles/forms.css?url";
import { TextField } from "~/ui/field/text-field";
import type { PasswordNeed } from "~/ui/password/password-needs";
import { acceptFields } from "./schema.server";

export { action } from "./action.server";

export const clientAction = preserveForm;

/** Whom a link invites; opening it uses nothing up, for scanners of mails open it, too. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args);
  ctx.cacheControl = "no-store";
  const { t } = ctx;
  const invited = await showInvitation(ctx.anonymousClient, args.params.token ?? "").catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.status < 500) return null;
      throw error;
    },
  );
  const shop = t("shop.name");
  return {
    head: {
      title: invited ? t("staff.invitation.title", { shop }) : t("staff.invitation.dead"),
      noindex: true,
    },
    constraints: constraintsOf(ctx, acceptFields),
    name: invited?.name,
    text: invited && t("staff.invitation.text", { role: invited.role, email: invited.email }),
  };
}

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffInvitation() {
  const { t } = useTranslation();
  const { head, text, name, constraints } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult & { unmet?: PasswordNeed[] }>();
  return (
    <StaffFrame>
      <section className="staff-door" aria-labelledby="staff-invitation-title">
        <h1 id="staff-invitation-title">{head.title}</h1>
        <p>{text ?? t("staff.invitation.dead_text")}</p>
        {text && (
          <>
            <ErrorNote result={result} />
            <ValidatedForm
              id="staff-accept"
              className="fields"
              reloadDocument
              constraints={constraints}
              result={result}
            >
              {(field) => {
                const own = field("name");
                const { error, maxLength } = field("password");
                return (
                  <>
                    <TextField
                      {...own}
                      defaultValue={own.defaultValue ?? name}
                      label={t("staff.invitation.name")}
                      autoComplete="name"
                    />
                    <NewPassword error={error} maxLength={maxLength} unmet={result?.unmet} />
                    <button type="submit" className="button button-wide">
                      {t("staff.invitation.accept")}
                    </button>
                  </>
                );
              }}
            </ValidatedForm>
            <p className="field-hint">{t("staff.invitation.next")}</p>
          </>
        )}
      </section>
    </StaffFrame>
  );
}
