import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { requireUser } from "~/request/require-user.server";

/**
 * Around every known screen of the account; an unknown one is outside, and so a 404 for everybody
 * (R-ROUTE-36). Actions beneath it call the guard themselves: a layout's loader does not protect them.
 */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args);
  return null;
}

export default function Guard() {
  return <Outlet />;
}
