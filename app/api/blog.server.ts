import {
  type ChangedPost,
  commentTaken,
  type NewComment,
  type PostFields,
  type PostMove,
  post,
  postList,
  staffCommentList,
  staffPost,
  staffPostList,
} from "#backend/contract/blog";
import { csvFile, csvTaken } from "#backend/contract/csv";
import type { LanguageCode } from "#backend/contract/languages";
import { richTextShown } from "#backend/contract/rich-text";
import type { Query } from "./client/address";
import type { ApiClient } from "./client/api-client.server";

const staffPath = (id: string) => `admin/posts/${encodeURIComponent(id)}`;

/** GET home/blogs?genum=&tag=&page=. */
export function listPosts(api: ApiClient, query: Query) {
  return api.get("home/blogs", postList, query);
}

/** GET home/blogs/{id}. */
export function getPost(api: ApiClient, id: string) {
  return api.get(`home/blogs/${encodeURIComponent(id)}`, post);
}

/** GET home/blogs/preview/{token}. */
export function getPreview(api: ApiClient, token: string) {
  return api.get(`home/blogs/preview/${encodeURIComponent(token)}`, post);
}

/** POST user/blogs/{id}/comments. */
export function addComment(api: ApiClient, id: string, comment: NewComment) {
  return api.post(`user/blogs/${encodeURIComponent(id)}/comments`, commentTaken, comment);
}

/** GET admin/posts?status=&q=&page=. */
export function listStaffPosts(api: ApiClient, query: Query) {
  return api.get("admin/posts", staffPostList, query);
}

/** GET admin/posts/csv?status=&q=: what a search finds, as a file. */
export async function getPostsFile(api: ApiClient, search: { status: string; q: string }) {
  return (await api.get("admin/posts/csv", csvFile, search)).csv;
}

/** POST admin/posts/csv. */
export function takePostsFile(api: ApiClient, csv: string, preview: boolean) {
  return api.post("admin/posts/csv", csvTaken, { csv, preview });
}

/** GET admin/posts/{id}?version=: as it is, or with the fields of an older state. */
export function getStaffPost(api: ApiClient, id: string, version?: number) {
  return api.get(
    staffPath(id),
    staffPost,
    version === undefined ? {} : { version: String(version) },
  );
}

/** POST admin/posts, or …/{id} with the version that it was changed on. */
export function savePost(api: ApiClient, id: string | null, fields: PostFields | ChangedPost) {
  return api.post(id === null ? "admin/posts" : staffPath(id), staffPost, fields);
}

/** POST admin/posts/{id}/state. */
export function movePost(api: ApiClient, id: string, move: PostMove) {
  return api.post(`${staffPath(id)}/state`, staffPost, move);
}

/** POST admin/posts/{id}/restore. */
export function restorePost(api: ApiClient, id: string, version: number, to: number) {
  return api.post(`${staffPath(id)}/restore`, staffPost, { version, to });
}

/** POST admin/rich-text: what a text will look like. */
export function previewText(api: ApiClient, source: string, lang: LanguageCode) {
  return api.post("admin/rich-text", richTextShown, { source, lang });
}

/** GET admin/post-comments?status=. */
export function listComments(api: ApiClient, status: string) {
  return api.get("admin/post-comments", staffCommentList, { status });
}

/** POST admin/post-comments/{id}. */
export function moderateComment(api: ApiClient, id: string, status: string) {
  return api.post(`admin/post-comments/${encodeURIComponent(id)}`, staffCommentList, { status });
}
