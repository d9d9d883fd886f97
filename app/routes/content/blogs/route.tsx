import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headOf } from "~/features/document/page-head";
import { soonData } from "~/features/soon/soon.server";
import { SoonPage } from "~/features/soon/soon-page";
import { requireLocale } from "~/request/require-locale.server";

export async function loader(args: LoaderFunctionArgs) {
  return soonData(await requireLocale(args), "blogs");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function Blogs() {
  const { head, text } = useLoaderData<typeof loader>();
  return <SoonPage title={head.title} text={text} />;
}
