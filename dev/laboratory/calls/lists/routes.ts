import { crudRoutes } from "#backend/features/crud/routes";
import type { App } from "#backend/http/app";
import { ApiError } from "#backend/http/errors";
import type { Services } from "#backend/services";
import { labList } from "./lab-list";
import { kindOf } from "./list-kinds";
import { makeList } from "./make-list";

/** Scratch lists for everybody who has the laboratory open: lab/lists/{list}. */
export function labListRoutes(app: App, { database, clock }: Services): void {
  crudRoutes(app, {
    link: "/lab/lists/{list}",
    of: "a scratch list",
    access: "public",
    database,
    open: async (c) => {
      const name = c.req.param("list") ?? "";
      const kind = kindOf(name);
      if (!kind) throw new ApiError("error.not_found");
      const page = Number(c.req.query("page") ?? 1);
      if (kind.maxPages !== undefined && page > kind.maxPages) {
        throw new ApiError("error.unavailable");
      }
      await makeList(database, name, kind.rows, clock.now());
      return { list: labList, scope: { field: "list", value: name }, can: kind.can };
    },
  });
}
