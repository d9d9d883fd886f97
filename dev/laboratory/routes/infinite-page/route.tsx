import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headOf } from "~/features/document/page-head";
import tableStyles from "~/ui/crud-table/tables.css?url";
import { InfinitePage } from "~/ui/infinite-list/infinite-list";
import { InfiniteLab } from "../infinite-lab";
import { labHead } from "../lab-head.server";
import { loadRows } from "../load-rows.server";
import { requireLab } from "../require-lab.server";

/** `?list=` names a scratch list, `?live` keeps asking for its first page. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLab(args);
  const { pathname } = new URL(args.request.url);
  const rows = await loadRows(ctx, args.request, pathname);
  return { head: labHead(ctx, "infinite-page"), rows };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: tableStyles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function InfinitePageLab() {
  const { head, rows } = useLoaderData<typeof loader>();
  return (
    <InfiniteLab title={head.title} rows={rows} List={InfinitePage} empty="infinite.not_found" />
  );
}
