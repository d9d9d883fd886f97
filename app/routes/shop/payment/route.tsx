import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headOf } from "~/features/document/page-head";
import { soonData } from "~/features/soon/soon.server";
import { SoonPage } from "~/features/soon/soon-page";
import { openPage } from "~/http/page.server";

/** Never kept: what became of a payment is one shopper's own, and changes (R-ROUTE-10). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openPage(args);
  shop.audience = "account";
  return soonData(shop, "payment");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function Payment() {
  const { head, text } = useLoaderData<typeof loader>();
  return <SoonPage title={head.title} text={text} />;
}
