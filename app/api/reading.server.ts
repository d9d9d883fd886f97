import { faqList, faqVoted } from "#backend/contract/faqs";
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

/** GET home/law?kind=&version=&at=. */
export function getLaw(api: ApiClient, query: Query) {
  return api.get("home/law", law, query);
}
