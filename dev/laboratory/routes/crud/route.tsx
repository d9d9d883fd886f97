import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { crudClient } from "~/api/crud.server";
import { preserveForm } from "~/client/offline/preserve-form";
import { actOnTable } from "~/features/crud/act-on-table.server";
import { CrudPage } from "~/features/crud/crud-page";
import type { TableResult } from "~/features/crud/item-form";
import { loadTable } from "~/features/crud/load-table.server";
import { preserveTable } from "~/features/crud/preserve-table.enhanced";
import { headOf } from "~/features/document/page-head";
import { guardAction } from "~/request/action.server";
import fieldStyles from "~/styles/fields.css?url";
import tableStyles from "~/ui/crud-table/tables.css?url";
import dateStyles from "~/ui/date-input/date-input.css?url";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { listLink } from "../scratch-list.server";
import { Lists } from "./lists";

/** `?list=` names a scratch list. */
const own = ["list"];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLab(args);
  const client = crudClient(ctx.api, listLink(args.request));
  const loaded = await loadTable(ctx, { request: args.request, client, own });
  return { head: labHead(ctx, "crud"), ...loaded };
}

const kept = preserveTable<Awaited<ReturnType<typeof loader>>>();

export const clientLoader = kept.load;

const answer = guardAction((args) =>
  actOnTable(args, crudClient(args.ctx.api, listLink(args.request)), { own }),
);

export async function action(args: Parameters<typeof answer>[0]) {
  await requireLab(args);
  return answer(args);
}

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: tableStyles },
  { rel: "stylesheet", href: dateStyles },
  { rel: "stylesheet", href: fieldStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function CrudLab() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loader>();
  kept.useShown(loaded);
  const result = useActionData<TableResult>();
  const title = t("lab.crud");
  return (
    <>
      <h1>{title}</h1>
      <CrudPage label={title} table={loaded.table} form={loaded.form} result={result} />
      <Lists />
    </>
  );
}
