import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "./root";

/** What the server says of itself and the reader with every page: the root loader's answer. */
export type RootData = NonNullable<ReturnType<typeof useRootData>>;

/** The root loader's answer; undefined on the page of an error so early that there was none. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>("root");
}
