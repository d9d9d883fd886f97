import { createRoute, z } from "@hono/zod-openapi";
import {
  changedPost,
  commentMove,
  commentStates,
  postFields,
  postMove,
  postRestore,
  postStates,
  staffCommentList,
  staffPost,
  staffPostList,
} from "../../../contract/blog";
import { csvFile, csvTaken } from "../../../contract/csv";
import { privateRoute } from "../../../http/access";
import type { App, Context } from "../../../http/app";
import { callerOf } from "../../../http/caller";
import { jsonBody } from "../../../http/json-body";
import { languageOf } from "../../../http/language";
import type { Login } from "../../../http/login";
import { olderState, versionIn } from "../../../http/older-state";
import { readPage } from "../../../http/read-number";
import { respond } from "../../../http/respond";
import { responses } from "../../../http/responses";
import type { Services } from "../../../services";
import { takeRoute } from "../../csv/file-routes";
import { writeContent } from "../../reading/content-file";
import { codeOf } from "../routes";
import { listComments, moderateComment } from "./moderate-comments";
import { postFile } from "./post-file";
import { findPostLines } from "./read-post-lines";
import { listStaffPosts, readStaffPost } from "./read-staff-post";
import { addPost, changePost, type Editor, movePost, restorePost } from "./save-post";
import { takePosts } from "./take-posts";

const permission = "content.write" as const;
const params = z.object({ id: z.string().max(20) });

const search = z.object({
  status: z.string().max(20).optional().describe(postStates.join(", ")),
  q: z.string().max(150).optional().describe("Part of a title"),
});

function act<S extends z.ZodType>(word: string, summary: string, body: S) {
  return createRoute({
    method: "post",
    path: `/admin/posts/{id}${word}`,
    summary: `${summary} (content.write)`,
    permission,
    request: { params, body: jsonBody(body) },
    responses: responses(staffPost, "The post as it is then"),
  });
}

const routes = {
  list: createRoute({
    method: "get",
    path: "/admin/posts",
    summary: "A page of posts, the one that was changed last first (content.write)",
    permission,
    request: {
      query: search.extend({ page: z.string().max(10).optional() }),
    },
    responses: responses(staffPostList, "The posts, and how many comments wait"),
  }),
  add: createRoute({
    method: "post",
    path: "/admin/posts",
    summary: "Writes a draft (content.write)",
    permission,
    request: { body: jsonBody(postFields) },
    responses: responses(staffPost, "The draft"),
  }),
  file: createRoute({
    method: "get",
    path: "/admin/posts/csv",
    summary: "The posts that a search finds, as a CSV file (content.write)",
    permission,
    request: { query: search },
    responses: responses(csvFile, "A line for each, its words in a column for each language"),
  }),
  take: takeRoute("/admin/posts/csv", "posts"),
  read: createRoute({
    method: "get",
    path: "/admin/posts/{id}",
    summary: "A post as its editor sees it (content.write)",
    permission,
    request: { params, query: olderState },
    responses: responses(staffPost, "The post with its versions"),
  }),
  change: act("", "Saves a post", changedPost),
  move: act("/state", "Publishes, schedules, archives a post", postMove),
  restore: act("/restore", "Brings an earlier version back", postRestore),
  comments: createRoute({
    method: "get",
    path: "/admin/post-comments",
    summary: "Comments by what they are (content.write)",
    permission,
    request: { query: z.object({ status: z.string().max(20).optional() }) },
    responses: responses(staffCommentList, "The comments, and how many there are"),
  }),
  judge: createRoute({
    method: "post",
    path: "/admin/post-comments/{id}",
    summary: "Lets a comment in, or takes it away (content.write)",
    permission,
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(commentMove) },
    responses: responses(staffCommentList, "The comments that still wait"),
  }),
} as const;

/** GET/POST admin/posts…, admin/post-comments…: the journal's editors. */
export function staffBlogRoutes(app: App, services: Services): void {
  async function show(c: Context, code: number, version?: number): Promise<Response> {
    const read = await readStaffPost(services, { code, lang: languageOf(c), asOf: version });
    return respond(c, staffPost, read);
  }

  privateRoute(app, routes.list, async (c) => {
    const { page, ...asking } = c.req.valid("query");
    const asked = { lang: languageOf(c), ...searchOf(asking), page: readPage(page) };
    return respond(c, staffPostList, await listStaffPosts(services, asked));
  });

  privateRoute(app, routes.add, async (c, login) => {
    const fields = c.req.valid("json");
    return show(c, await addPost(services, { editor: editorOf(c, login), fields }));
  });

  // Before the calls whose addresses end in a number.
  privateRoute(app, routes.file, async (c) => {
    const wanted = searchOf(c.req.valid("query"));
    const lines = await services.database.run((q) => findPostLines(q, wanted));
    return respond(c, csvFile, { csv: writeContent(postFile, lines) });
  });
  privateRoute(app, routes.take, async (c, login) => {
    const taken = await takePosts(services, editorOf(c, login), c.req.valid("json"));
    return respond(c, csvTaken, taken);
  });

  privateRoute(app, routes.read, (c) => {
    const version = versionIn(c.req.valid("query"));
    return show(c, codeOf(c.req.valid("param").id), version);
  });

  privateRoute(app, routes.change, async (c, login) => {
    const code = codeOf(c.req.valid("param").id);
    const change = c.req.valid("json");
    await changePost(services, { editor: editorOf(c, login), code, change });
    return show(c, code);
  });

  privateRoute(app, routes.move, async (c, login) => {
    const code = codeOf(c.req.valid("param").id);
    await movePost(services, { editor: editorOf(c, login), code, move: c.req.valid("json") });
    return show(c, code);
  });

  privateRoute(app, routes.restore, async (c, login) => {
    const code = codeOf(c.req.valid("param").id);
    await restorePost(services, { editor: editorOf(c, login), code, ...c.req.valid("json") });
    return show(c, code);
  });

  privateRoute(app, routes.comments, async (c) => {
    const { status } = c.req.valid("query");
    const wanted = commentStates.find((one) => one === status) ?? "pending";
    const listed = await listComments(services, { status: wanted, lang: languageOf(c) });
    return respond(c, staffCommentList, listed);
  });

  privateRoute(app, routes.judge, async (c, login) => {
    const { id } = c.req.valid("param");
    await moderateComment(services, { editor: editorOf(c, login), id, ...c.req.valid("json") });
    const listed = await listComments(services, { status: "pending", lang: languageOf(c) });
    return respond(c, staffCommentList, listed);
  });
}

const searchOf = ({ status, q }: z.infer<typeof search>) => ({
  status: postStates.find((one) => one === status),
  search: q,
});

function editorOf(c: Context, { user }: Login): Editor {
  return { actor: user.id, network: callerOf(c).address ?? null };
}
