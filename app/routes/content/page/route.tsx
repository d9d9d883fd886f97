import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headOf } from "~/features/document/page-head";
import { placeholderData } from "~/features/soon/soon.server";
import { SoonPage } from "~/features/soon/soon-page";
import { notFound, requireLocale } from "~/request/require-locale.server";

/** The pages that the shop links to; their texts come with the content's own step. */
const pages = [
  "about",
  "contact",
  "shipping",
  "returns",
  "size-guide",
  "privacy",
  "cookies",
  "app-install",
] as const;

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const page = pages.find((slag) => slag === args.params.slag);
  if (!page) throw notFound();
  return placeholderData(ctx, ctx.t(`page.${page}`), ctx.t("soon.page_text"));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaticPage() {
  const { head, text } = useLoaderData<typeof loader>();
  return <SoonPage title={head.title} text={text} />;
}
