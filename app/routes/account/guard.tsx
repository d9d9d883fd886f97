import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { requireUser } from "~/request/require-user.server";

/**
 * Around every known screen of the account; an unknown one is outside, and so a 404 for everybody
 * (R-ROUTE-36). Each screen is guarded for itself (guard-routes.server.ts): a layout's loader protects no action.
 */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args);
  return null;
}

export default function Guard() {
  return <Outlet />;
}
