import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headOf } from "~/features/document/page-head";
import { soonData } from "~/features/soon/soon.server";
import { SoonPage } from "~/features/soon/soon-page";
import { notFound, requireLocale } from "~/request/require-locale.server";

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  if (!/^\d{1,9}$/.test(args.params.blog_id ?? "")) throw notFound();
  return soonData(ctx, "blog");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function Blog() {
  const { head, text } = useLoaderData<typeof loader>();
  return <SoonPage title={head.title} text={text} />;
}
