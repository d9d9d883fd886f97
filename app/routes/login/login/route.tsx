import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headOf } from "~/features/document/page-head";
import { soonData } from "~/features/soon/soon.server";
import { SoonPage } from "~/features/soon/soon-page";
import { openPage } from "~/http/page.server";

/** A page with a magic link's token is nobody else's: it is stored nowhere (R-ROUTE-22). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openPage(args);
  if (args.params.token) shop.audience = "account";
  return soonData(shop, "login");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function Login() {
  const { head, text } = useLoaderData<typeof loader>();
  return <SoonPage title={head.title} text={text} />;
}
