import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import {
  bulkDelete,
  bulkInput,
  type CrudCan,
  crudCount,
  crudInput,
  crudKept,
  crudList,
  crudOptions,
  crudQuery,
} from "../../contract/crud";
import { csvFile, csvInput, csvTaken } from "../../contract/csv";
import type { Permission } from "../../contract/permissions";
import type { Database } from "../../db/database";
import { type ContextOf, privateRoute, publicRoute } from "../../http/access";
import type { App, Context } from "../../http/app";
import { ApiError } from "../../http/errors";
import { jsonBody } from "../../http/json-body";
import type { Login } from "../../http/login";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import { addItem, copyItems } from "./add-items";
import { changeItem, editItems } from "./change-items";
import type { OpenList } from "./crud-list";
import { takeItems, writeItems } from "./csv-items";
import { findRelated } from "./find-related";
import { readList } from "./read-list";
import { readListQuery } from "./read-query";
import { removeItems } from "./remove-items";

interface CrudRoutes {
  /** The link's path, whose own parameter is `{list}` where one path serves several lists. */
  link: string;
  /** Names the calls in the OpenAPI document. */
  of: string;
  /** A list for who is logged in, unless it is said to be everybody's or for those of the staff with a permission. */
  access?: "public" | Permission;
  database: Database;
  /** Whether a list of the staff goes out and comes in as a file; so it does where nothing is said. */
  hasFile?: boolean;
  /** Whether columns refer to rows of other tables, which forms find by typing. */
  hasRelations?: boolean;
  /** Who may do what: throws before anything is read of the list. A visitor of a public one has no login. */
  open: (c: Context, login: Login | null) => Promise<OpenList>;
}

/**
 * The seven calls of a list (R-API-20..25), below its link; bulk ones at {link}/mcud (C-56). A list of the staff has two
 * more, by which it goes out and comes in as a file, unless it says that it has none; one whose columns refer to other rows has one by
 * which these are found.
 */
export function crudRoutes(app: App, routes: CrudRoutes): void {
  const { link, of, access, database, hasFile = true, hasRelations, open } = routes;
  const hasName = link.includes("{list}");
  const names = hasName ? z.object({ list: z.string() }) : z.object({});
  const item = names.extend({ id: z.string() });

  function route<R extends RouteConfig>(
    config: R,
    handler: (c: ContextOf<R>, opened: OpenList) => Promise<Response>,
  ): void {
    if (access === "public") publicRoute(app, config, async (c) => handler(c, await open(c, null)));
    else {
      const staffOnly = access && { permission: access };
      privateRoute(app, { ...config, ...staffOnly }, async (c, login) =>
        handler(c as ContextOf<R>, await open(c as Context, login)),
      );
    }
  }

  route(
    createRoute({
      method: "get",
      path: link,
      summary: `A page of ${of} (R-API-20)`,
      request: { params: names, query: crudQuery },
      responses: responses(crudList, "Headers, rows, total and the marker of this list"),
    }),
    async (c, opened) => {
      const query = readListQuery(opened.list, c.req.valid("query"));
      return respond(c, crudList, await readList(database, opened, query));
    },
  );

  route(
    createRoute({
      method: "post",
      path: link,
      summary: `Adds to ${of} (R-API-21)`,
      request: { params: names, body: jsonBody(crudInput) },
      responses: responses(crudKept, "The item as it is kept"),
    }),
    async (c, opened) => {
      const data = await addItem(database, opened, c.req.valid("json"));
      return respond(c, crudKept, { data });
    },
  );

  route(
    createRoute({
      method: "post",
      path: `${link}/mcud`,
      summary: `Copies rows of ${of} (R-API-25)`,
      request: { params: names, body: jsonBody(bulkInput) },
      responses: responses(crudCount, "How many copies were made"),
    }),
    async (c, opened) => {
      const body = c.req.valid("json");
      if (body.t !== "copy") throw new ApiError("error.bad_request");
      return respond(c, crudCount, { count: await copyItems(database, opened, body) });
    },
  );

  route(
    createRoute({
      method: "put",
      path: `${link}/mcud`,
      summary: `Edits rows of ${of} together (R-API-25)`,
      request: { params: names, body: jsonBody(bulkInput) },
      responses: responses(crudCount, "How many rows were changed"),
    }),
    async (c, opened) => {
      const body = c.req.valid("json");
      if (body.t !== "edit") throw new ApiError("error.bad_request");
      return respond(c, crudCount, { count: await editItems(database, opened, body) });
    },
  );

  route(
    createRoute({
      method: "delete",
      path: `${link}/mcud`,
      summary: `Removes rows of ${of} (R-API-24); ids in the body, or in the query`,
      request: { params: names },
      responses: responses(crudCount, "How many rows are gone"),
    }),
    async (c, opened) => {
      const ids = await readIds(c);
      return respond(c, crudCount, { count: await removeItems(database, opened, ids) });
    },
  );

  if (access && access !== "public" && hasFile) fileRoutes();
  if (hasRelations) relationRoute();

  route(
    createRoute({
      method: "put",
      path: `${link}/{id}`,
      summary: `Rewrites one of ${of} (R-API-22)`,
      request: { params: item, body: jsonBody(crudInput) },
      responses: responses(crudKept, "The item as it is kept"),
    }),
    async (c, opened) => {
      const { id } = c.req.valid("param");
      const data = await changeItem(database, opened, id, c.req.valid("json"));
      return respond(c, crudKept, { data });
    },
  );

  route(
    createRoute({
      method: "delete",
      path: `${link}/{id}`,
      summary: `Removes one of ${of} (R-API-23)`,
      request: { params: item },
      responses: responses(crudCount, "One row is gone"),
    }),
    async (c, opened) => {
      const { id } = c.req.valid("param");
      return respond(c, crudCount, { count: await removeItems(database, opened, [id]) });
    },
  );

  function relationRoute(): void {
    route(
      createRoute({
        method: "get",
        path: `${link}/options/{column}`,
        summary: `Rows that a column of ${of} may refer to`,
        request: {
          params: names.extend({ column: z.string() }),
          query: z.object({
            s: z.string().max(150).optional().describe("What finds them"),
            v: z.union([z.string(), z.array(z.string()).max(200)]).optional(),
          }),
        },
        responses: responses(crudOptions, "The first of those that the text finds"),
      }),
      async (c, opened) => {
        const { column } = c.req.valid("param");
        const { s: text = "", v = [] } = c.req.valid("query");
        const asked = { column, text, values: [v].flat() };
        return respond(c, crudOptions, await findRelated(database, opened, asked));
      },
    );
  }

  function fileRoutes(): void {
    route(
      createRoute({
        method: "get",
        path: `${link}/csv`,
        summary: `What a search finds of ${of}, as a CSV file`,
        request: { params: names, query: crudQuery },
        responses: responses(csvFile, "The rows by the columns that may be written"),
      }),
      async (c, opened) => {
        const query = readListQuery(opened.list, c.req.valid("query"));
        return respond(c, csvFile, { csv: await writeItems(database, opened, query) });
      },
    );

    route(
      createRoute({
        method: "post",
        path: `${link}/csv`,
        summary: `Takes such a file of ${of}, all of its lines or none`,
        request: { params: names, body: jsonBody(csvInput) },
        responses: responses(csvTaken, "How many rows were made and changed"),
      }),
      async (c, opened) => {
        return respond(c, csvTaken, await takeItems(database, opened, c.req.valid("json")));
      },
    );
  }
}

/** The ids of a bulk deletion: the body's, or the query's where a proxy has dropped it. */
async function readIds(c: Context): Promise<(string | number)[]> {
  const text = await c.req.text();
  const queried = c.req.queries("ids")?.flatMap((ids) => ids.split(","));
  const parsed = bulkDelete.safeParse(text ? parseJson(text) : { ids: queried });
  if (!parsed.success) throw new ApiError("error.bad_request");
  return parsed.data.ids;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("error.bad_request");
  }
}

/** Refuses what a list's flags do not allow, whatever its page shows (R-CRUD-14, R-AUTH-14). */
export function allow({ can }: OpenList, wanted: keyof CrudCan): void {
  if (!(can[wanted] ?? can.add)) throw new ApiError("error.forbidden");
}
