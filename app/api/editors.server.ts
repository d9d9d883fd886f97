import { csvFile, csvTaken } from "#backend/contract/csv";
import { contentSaved, type FaqFields, faqOpened, staffFaqList } from "#backend/contract/faqs";
import { type LawFields, staffLawList } from "#backend/contract/law";
import { type PageFields, pageOpened, staffPageList } from "#backend/contract/pages";
import { type SlugKind, slugFree } from "#backend/contract/slugs";
import type { ApiClient } from "./client/api-client.server";

const faqPath = (id: string) => `admin/faqs/${encodeURIComponent(id)}`;
const pagePath = (id: string) => `admin/pages/${encodeURIComponent(id)}`;
const asOf = (version?: number) => (version === undefined ? {} : { version: String(version) });

/** GET admin/faqs. */
export async function listStaffFaqs(api: ApiClient) {
  return (await api.get("admin/faqs", staffFaqList)).data;
}

/** GET admin/faqs/{id}?version=: as it is, or as an older state was. */
export function getStaffFaq(api: ApiClient, id: string, version?: number) {
  return api.get(faqPath(id), faqOpened, asOf(version));
}

/** POST admin/faqs, or …/{id}. */
export function saveFaq(api: ApiClient, id: string | null, fields: FaqFields) {
  return api.post(id === null ? "admin/faqs" : faqPath(id), contentSaved, fields);
}

/** GET admin/pages. */
export async function listStaffPages(api: ApiClient) {
  return (await api.get("admin/pages", staffPageList)).data;
}

/** GET admin/pages/{id}?version=: as it is, or as an older state was. */
export function getStaffPage(api: ApiClient, id: string, version?: number) {
  return api.get(pagePath(id), pageOpened, asOf(version));
}

/** POST admin/pages, or …/{id}. */
export function saveTextPage(api: ApiClient, id: string | null, fields: PageFields) {
  return api.post(id === null ? "admin/pages" : pagePath(id), contentSaved, fields);
}

/** POST admin/slugs/{kind}?except=: whether no other has this end of an address; refused where one has. */
export function checkSlug(
  api: ApiClient,
  kind: SlugKind,
  { slug, id }: { slug: string; id: string | null },
) {
  const except = id === null ? "" : `?except=${encodeURIComponent(id)}`;
  return api.post(`admin/slugs/${kind}${except}`, slugFree, { unique_name: slug });
}

/** GET admin/law: every wording, the newest first. */
export async function listStaffLaws(api: ApiClient) {
  return (await api.get("admin/law", staffLawList)).data;
}

/** POST admin/law, or …/{id}: a draft, or what publishes it. */
export function saveWording(api: ApiClient, id: string | null, fields: LawFields) {
  const path = id === null ? "admin/law" : `admin/law/${encodeURIComponent(id)}`;
  return api.post(path, contentSaved, fields);
}

/** GET admin/faqs/csv. */
export async function getFaqsFile(api: ApiClient) {
  return (await api.get("admin/faqs/csv", csvFile)).csv;
}

/** POST admin/faqs/csv. */
export function takeFaqsFile(api: ApiClient, csv: string, preview: boolean) {
  return api.post("admin/faqs/csv", csvTaken, { csv, preview });
}

/** GET admin/pages/csv. */
export async function getPagesFile(api: ApiClient) {
  return (await api.get("admin/pages/csv", csvFile)).csv;
}

/** POST admin/pages/csv. */
export function takePagesFile(api: ApiClient, csv: string, preview: boolean) {
  return api.post("admin/pages/csv", csvTaken, { csv, preview });
}
