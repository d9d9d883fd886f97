import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "./root";

/** What the server says of itself and the reader with every page: the root loader's answer. */
export type RootData = NonNullable<ReturnType<typeof useRootData>>;

/** The root loader's answer; undefined on the page of an error so early that there was none. */
export function useRootData() {
  const data = useRouteLoaderData<typeof loader>("root");
  return data && withPersonal(data);
}

type Answer = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>;

const opened = new WeakMap<object, ReturnType<typeof openPersonal>>();

/** The same object for the same answer, as effects depend on it. */
function withPersonal(data: Answer) {
  const known = opened.get(data);
  if (known) return known;
  const whole = openPersonal(data);
  opened.set(data, whole);
  return whole;
}

function openPersonal({ personal, ...data }: Answer) {
  return { ...data, ...(JSON.parse(personal) as NonNullable<Answer["personal"]["packed"]>) };
}
