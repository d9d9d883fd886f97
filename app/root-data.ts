import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "./root";

/** What the root loader found out for the whole page; undefined on the page of an error so early that it had no time. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>("root");
}
