import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context as HonoContext } from "hono";
import { HTTPException } from "hono/http-exception";
import type { StaffAccess } from "../contract/permissions";
import { DatabaseAway } from "../db/database-away";
import type { Log } from "../ports/log";
import { nextTurn } from "../turns";
import { limitBody } from "./body-limit";
import { checkBody } from "./check-body";
import { checkText } from "./check-text";
import { ApiError } from "./errors";
import type { Login } from "./login";
import { methodExists } from "./method-exists";
import type { PageLogins } from "./page-logins";
import { requestIdOf } from "./request-id";
import { respondWithError } from "./respond-with-error";

export interface AppEnv {
  /** What the calls of one page share, where a page makes them; and where a call's value goes whose asker takes it as it is. */
  Bindings: { logins?: PageLogins; handed?: { value?: unknown } };
  Variables: { requestId: string; requireLogin: (permission?: StaffAccess) => Promise<Login> };
}
export type Context = HonoContext<AppEnv>;
export type App = OpenAPIHono<AppEnv>;

/** The calls that read their body as a stream, to a bound of their own. */
const streamsBody = (path: string) => /^\/api\/(?:upload|admin\/media)\/?$/.test(path);

const isStaffWrite = ({ req }: Context) =>
  req.method !== "GET" && req.path.startsWith("/api/admin/");

/** What the frame has from the features. */
interface Frame {
  /** The version of what the shop shows; null before there is any. */
  version: () => Promise<number | null>;
  /** What it has moved on from lately (contract/catalog-moves). */
  recentMoves: () => string;
  /** Looks at once whether it has moved. */
  follow: () => Promise<void>;
  /** The login of a call. Throws `auth.failed` for a visitor, `error.forbidden` without the permission. */
  requireLogin: (c: Context, permission?: StaffAccess) => Promise<Login>;
  log: Log;
}

/** The frame around all calls: request id, catalogue version, bounds, logins, the one error shape. */
export function createApp({
  version: readVersion,
  recentMoves,
  follow,
  requireLogin,
  log,
}: Frame): App {
  const app: App = new OpenAPIHono<AppEnv>({
    strict: false,
    defaultHook: (result) => {
      if (!result.success) throw new ApiError("error.bad_request");
    },
  }).basePath("/api");

  app.use(async (c, next) => {
    c.set("requestId", requestIdOf(c.req.raw.headers));
    c.set("requireLogin", (permission) => requireLogin(c, permission));
    const isRead = c.req.method === "GET";
    if (!isRead) await nextTurn();
    const written = isRead ? undefined : c.env.logins;
    written?.forget();
    await next();
    written?.forget();
    c.header("X-Request-Id", c.get("requestId"));
    // What the staff changes is seen at once, also where nobody asks the backend for a while.
    if (isStaffWrite(c)) await follow();
    const version = await readVersion();
    if (version !== null) c.header("X-Catalog-Version", String(version));
    const moves = recentMoves();
    if (moves !== "") c.header("X-Catalog-Moves", moves);
  });
  app.use(async (c, next) => {
    checkText(c.req.url);
    await next();
  });
  app.use((c, next) => (streamsBody(c.req.path) ? next() : limitBody(c, next)));
  app.use(async (c, next) => {
    if (!streamsBody(c.req.path)) await checkBody(c);
    await next();
  });

  app.notFound((c) => {
    const exists = methodExists(app, c.req.method, c.req.path);
    return respondWithError(
      c,
      new ApiError(exists ? "error.method_not_allowed" : "error.not_found"),
    );
  });
  app.onError((error, c) => {
    if (error instanceof ApiError) return respondWithError(c, error);
    if (error instanceof DatabaseAway) {
      return respondWithError(c, new ApiError("error.unavailable", { retryAfterSeconds: 5 }));
    }
    if (error instanceof HTTPException && error.status < 500) {
      return respondWithError(c, new ApiError("error.bad_request"));
    }
    log.error({ err: error, requestId: c.get("requestId"), path: c.req.path }, "call failed");
    return respondWithError(c, new ApiError("error.internal"));
  });
  return app;
}
