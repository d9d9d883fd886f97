import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { wantsKeys } from "~/features/staff/keys-cookie.server";
import { goKeys, rowKeys } from "~/features/staff/shortcuts";
import { StaffLink } from "~/features/staff/staff-link";
import { requireStaff } from "~/request/require-staff.server";

export { action } from "./action.server";

export const clientAction = preserveForm;

/** Which keys do what, and the switch that turns them off (WCAG 2.1.4). */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await requireStaff(args);
  return {
    head: { title: t("staff.keys.title"), noindex: true },
    isOn: wantsKeys(args.request),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffKeyboard() {
  const { t } = useTranslation();
  const { head, isOn } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{head.title}</h1>
      <p>{t(isOn ? "staff.keys.text" : "staff.keys.text_off")}</p>
      <dl className="staff-keys">
        {goKeys.map(({ key, to, text }) => (
          <div key={key}>
            <dt>
              <Keys keys={["g", key]} />
            </dt>
            <dd>
              <StaffLink className="link" to={to}>
                {t(text)}
              </StaffLink>
            </dd>
          </div>
        ))}
        {rowKeys.map(({ key, text }) => (
          <div key={key}>
            <dt>
              <Keys keys={[key]} />
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Keys keys={["Enter"]} />
          </dt>
          <dd>{t("staff.keys.open")}</dd>
        </div>
        <div>
          <dt>
            <Keys keys={["/"]} />
          </dt>
          <dd>{t("staff.keys.search")}</dd>
        </div>
        <div>
          <dt>
            <Keys keys={["?"]} />
          </dt>
          <dd>{t("staff.keys.help")}</dd>
        </div>
      </dl>
      <Form method="post" reloadDocument>
        <button type="submit" className="button button-quiet" name="keys" value={isOn ? "0" : "1"}>
          {t(isOn ? "staff.keys.turn_off" : "staff.keys.turn_on")}
        </button>
      </Form>
    </>
  );
}

/** Keys that are pressed one after the other. */
function Keys({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <span>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className="muted small"> {t("staff.keys.then")} </span>}
          <kbd dir="ltr">{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
