import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { StaffLink } from "~/features/staff/staff-link";
import formStyles from "~/styles/forms.css?url";
import { DateInput } from "~/ui/date-input/date-input";
import dateStyles from "~/ui/date-input/date-input.css?url";
import { Select } from "~/ui/select/select";
import { loadAudit } from "./load-audit.server";

/** What the staff did; nothing of it is ever changed (domain 4.5). */
export async function loader(args: LoaderFunctionArgs) {
  return loadAudit(args);
}

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: dateStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffAudit() {
  const { t } = useTranslation();
  const { head, entries, older } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{head.title}</h1>
      <Filter />
      {entries.length === 0 && <p className="muted">{t("staff.audit.none")}</p>}
      <ol className="staff-rows">
        {entries.map(({ id, at, actor, action, code, entity, entityId, changes, network }) => (
          <li key={id}>
            <div>
              <span className="staff-row-name">{actor}</span>
              <p className="small muted">{at}</p>
            </div>
            <div>
              <span title={code}>{action}</span>{" "}
              <span className="muted small">
                {entity} <bdi dir="ltr">{entityId}</bdi>
              </span>
              {changes.map(({ field, before, after }) => (
                <p key={field} className="small">
                  <bdi>{field}</bdi>: <bdi>{before}</bdi> → <bdi>{after}</bdi>
                </p>
              ))}
            </div>
            <p className="small muted">{network}</p>
          </li>
        ))}
      </ol>
      {older && (
        <p>
          <StaffLink className="button button-quiet" to={older}>
            {t("staff.audit.older")}
          </StaffLink>
        </p>
      )}
    </>
  );
}

function Filter() {
  const { t } = useTranslation();
  const { filter, years, actors, entities } = useLoaderData<typeof loader>();
  const { from, to } = filter;
  return (
    <Form method="get" className="staff-filter" reloadDocument>
      <Select
        name="actor"
        label={t("staff.audit.actor")}
        none={t("staff.audit.everybody")}
        choices={actors}
        defaultValue={filter.actor}
      />
      <Select
        name="entity"
        label={t("staff.audit.entity")}
        none={t("staff.audit.everything")}
        choices={entities}
        defaultValue={filter.entity}
      />
      <DateInput name="from" years={years} label={t("staff.audit.from")} {...from} />
      <DateInput name="to" years={years} label={t("staff.audit.to")} {...to} />
      <button type="submit" className="button">
        {t("staff.audit.filter")}
      </button>
    </Form>
  );
}
