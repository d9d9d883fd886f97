import { createRoute, z } from "@hono/zod-openapi";
import { commentTaken, newComment, post, postList } from "../../contract/blog";
import { privateRoute, publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { ApiError } from "../../http/errors";
import { jsonBody } from "../../http/json-body";
import { languageOf } from "../../http/language";
import { readPage } from "../../http/read-number";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { addComment } from "./add-comment";
import { listPosts } from "./list-posts";
import { readPost } from "./read-post";

const params = z.object({ id: z.string().max(20) });

const routes = {
  list: createRoute({
    method: "get",
    path: "/home/blogs",
    summary: "A page of the journal's posts, the newest first",
    request: {
      query: z.object({
        genum: z.string().max(80).optional().describe("A topic: a department, or all"),
        tag: z.string().max(200).optional().describe("A tag, as any language writes it"),
        page: z.string().max(10).optional().describe("From 1"),
      }),
    },
    responses: responses(postList, "The posts, and how many there are"),
  }),
  read: createRoute({
    method: "get",
    path: "/home/blogs/{id}",
    summary: "A post by its number",
    request: { params },
    responses: responses(post, "The post with its comments and what is like it"),
  }),
  preview: createRoute({
    method: "get",
    path: "/home/blogs/preview/{token}",
    summary: "A post that is not published yet, for who was given its link",
    request: { params: z.object({ token: z.string().regex(/^[\w-]{20,64}$/) }) },
    responses: responses(post, "The post as it will be"),
  }),
  comment: createRoute({
    method: "post",
    path: "/user/blogs/{id}/comments",
    summary: "Says something about a post; repeated by its client_id, it is one comment",
    request: { params, body: jsonBody(newComment) },
    responses: responses(commentTaken, "Whether it is shown yet"),
  }),
} as const;

/** GET home/blogs…: the journal (domain 4.4). */
export function blogRoutes(app: App, services: Services): void {
  publicRoute(app, routes.list, async (c) => {
    const { genum: topic, tag, page } = c.req.valid("query");
    const asked = { lang: languageOf(c), topic, tag, page: readPage(page) };
    return respond(c, postList, await listPosts(services, asked));
  });

  publicRoute(app, routes.preview, async (c) => {
    c.header("Cache-Control", "no-store");
    const key = { previewToken: c.req.valid("param").token };
    return respond(c, post, await readPost(services, key, languageOf(c)));
  });

  publicRoute(app, routes.read, async (c) => {
    const key = { code: codeOf(c.req.valid("param").id) };
    return respond(c, post, await readPost(services, key, languageOf(c)));
  });

  privateRoute(app, routes.comment, async (c, { user }) => {
    const code = codeOf(c.req.valid("param").id);
    const commenting = { userId: user.id, code, lang: languageOf(c), comment: c.req.valid("json") };
    return respond(c, commentTaken, { status: await addComment(services, commenting) });
  });
}

/** The public number in an address. Throws `error.not_found` for what can't be one. */
export function codeOf(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new ApiError("error.not_found");
  return Number(id);
}
