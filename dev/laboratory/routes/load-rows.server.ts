import { ApiError } from "~/api/client/api-error";
import { crudClient } from "~/api/crud.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import type { LabRow } from "./lab-row";
import { listLink, listName } from "./scratch-list.server";

export interface LoadedRows {
  items: LabRow[];
  /** Addresses of the pages beside this one. */
  next?: string;
  previous?: string;
  /** Whether the list could not be loaded (R-INF-07). */
  isFailed: boolean;
}

/** A page of a scratch list, of ten rows; its marker keeps new ones out of the pages behind it. */
export async function loadRows(
  ctx: RequestContext,
  request: Request,
  path: string,
): Promise<LoadedRows> {
  const query = new URL(request.url).searchParams;
  const page = Math.max(1, Math.floor(Number(query.get("page"))) || 1);
  const defaultList = "thousands";
  const { list } = crudClient(ctx.api, listLink(request, defaultList));
  const to = (wanted: number, t?: string) =>
    `${path}?${new URLSearchParams({
      list: listName(request, defaultList),
      ...(query.has("live") && { live: "1" }),
      page: String(wanted),
      ...(t && { t }),
    })}`;
  try {
    const { data, total, t } = await list({ page: String(page), t: query.get("t") ?? undefined });
    const { number } = formatsFor(ctx.lang);
    return {
      items: data.map(({ _id, title, amount }) => ({
        id: String(_id),
        title: String(title),
        amount: number(Number(amount)),
      })),
      next: page * 10 < total ? to(page + 1, t) : undefined,
      previous: page > 1 ? to(page - 1, t) : undefined,
      isFailed: false,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { items: [], previous: page > 1 ? to(page - 1) : undefined, isFailed: true };
  }
}
