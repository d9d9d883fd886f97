/** A list as its backend answers it, for tests of the tables that are made of it. */

import { answer, fakeApiClient, type SeenCall } from "~/api/client/fake-api-client.fixture";
import type { CrudListAnswer, TableHeader } from "~/api/crud.server";
import { crudClient } from "~/api/crud.server";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";

type Header = [value: string, option: TableHeader["option"]];

/** An answer of one row with the headers, each header's text its field's name. */
export function listAnswer(
  headers: readonly Header[],
  row: CrudListAnswer["data"][number],
  more: Partial<CrudListAnswer> = {},
): CrudListAnswer {
  return {
    headers: headers.map(([value, option]) => ({ value, text: value, option })),
    data: [row],
    total: 1,
    can: { add: true, update: true, delete: true },
    ...more,
  };
}

/** A request's context, and the calls of a list whose backend answers so; `written` is what it answers to a write. */
export async function openList(
  list: CrudListAnswer,
  path = "/en/rows",
  written = () => answer({ data: list.data[0] }),
) {
  const { api, calls } = fakeApiClient(({ method }: SeenCall) =>
    method === "GET" ? answer(list) : written(),
  );
  const request = fakeRequest(path);
  const ctx = await getContext({ request, context: fakeContext({ siteLang: "en" }).context });
  return { ctx, request, client: crudClient(api, "rows"), seen: calls };
}
