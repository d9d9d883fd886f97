import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headOf } from "~/features/document/page-head";
import { soonData } from "~/features/soon/soon.server";
import { SoonPage } from "~/features/soon/soon-page";
import { requireUser } from "~/request/require-user.server";

export async function loader(args: LoaderFunctionArgs) {
  return soonData(await requireUser(args), "profile");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function Profile() {
  const { head, text } = useLoaderData<typeof loader>();
  return <SoonPage title={head.title} text={text} />;
}
