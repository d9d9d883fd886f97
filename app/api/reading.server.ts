import { done } from "#backend/contract/auth";
import { contentPreview, type PreviewedKind } from "#backend/contract/content-preview";
import { contentHits } from "#backend/contract/content-search";
import { faqList, faqVoted } from "#backend/contract/faqs";
import {
  type GuestMessage,
  guestMessageList,
  openedGuestMessage,
} from "#backend/contract/guest-message";
import { law } from "#backend/contract/law";
import { textPage, textPageList } from "#backend/contract/pages";
import type { Query } from "./client/address";
import type { ApiClient } from "./client/api-client.server";

/** GET home/faqs?q=. */
export function getFaqs(api: ApiClient, q: string) {
  return api.get("home/faqs", faqList, q ? { q } : {});
}

/** POST home/faqs/{id}/helpful; answers whether it was this reader's first word. */
export async function voteFaq(
  api: ApiClient,
  id: string,
  vote: { helpful: boolean; reader: string },
) {
  return (await api.post(`home/faqs/${encodeURIComponent(id)}/helpful`, faqVoted, vote)).counted;
}

/** GET home/pages. */
export async function getTextPages(api: ApiClient) {
  return (await api.get("home/pages", textPageList)).data;
}

/** GET home/pages/{slag}. */
export function getTextPage(api: ApiClient, slag: string) {
  return api.get(`home/pages/${encodeURIComponent(slag)}`, textPage);
}

/** GET home/previews/{kind}/{token}. */
export function getPreview(api: ApiClient, kind: PreviewedKind, token: string) {
  return api.get(`home/previews/${kind}/${encodeURIComponent(token)}`, contentPreview);
}

/** GET home/content-search?text=: questions, pages and posts about a search. */
export async function searchContent(api: ApiClient, text: string) {
  return (await api.get("home/content-search", contentHits, { text })).data;
}

/** GET home/law?kind=&version=&at=. */
export function getLaw(api: ApiClient, query: Query) {
  return api.get("home/law", law, query);
}

/** POST home/messages: what a visitor writes to the shop. */
export function sendMessage(api: ApiClient, message: GuestMessage) {
  return api.post("home/messages", done, message);
}

/** GET admin/messages?state=&q=&page=: what visitors wrote. */
export function listMessages(api: ApiClient, query: Query) {
  return api.get("admin/messages", guestMessageList, query);
}

const messagePath = (id: string) => `admin/messages/${encodeURIComponent(id)}`;

/** GET admin/messages/{id}. */
export function getMessage(api: ApiClient, id: string) {
  return api.get(messagePath(id), openedGuestMessage);
}

/** POST admin/messages/{id}/answer: by e-mail. */
export function answerMessage(api: ApiClient, id: string, body: string) {
  return api.post(`${messagePath(id)}/answer`, done, { body });
}

/** POST admin/messages/{id}/done: it was answered in another way. */
export function settleMessage(api: ApiClient, id: string) {
  return api.post(`${messagePath(id)}/done`, done, {});
}

/** POST admin/messages/{id}/remove. */
export function removeMessage(api: ApiClient, id: string) {
  return api.post(`${messagePath(id)}/remove`, done, {});
}
