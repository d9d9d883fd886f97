import {
  type ChangedCannedAnswer,
  cannedAnswerList,
  type DeskAnswer,
  type DeskChange,
  type DeskMerge,
  type DeskNote,
  deskQueue,
  deskTicket,
  deskTimes,
  type NewCannedAnswer,
} from "#backend/contract/desk";
import type { Query } from "./client/address";
import type { ApiClient } from "./client/api-client.server";

const pathOf = (code: string) => `admin/tickets/${encodeURIComponent(code)}`;
const cannedPath = (id: string) => `admin/canned-answers/${encodeURIComponent(id)}`;

/** GET admin/tickets?view=&assignee=&department=&priority=&q=&page=. */
export function getQueue(api: ApiClient, query: Query) {
  return api.get("admin/tickets", deskQueue, query);
}

/** GET admin/tickets/times. */
export function getDeskTimes(api: ApiClient) {
  return api.get("admin/tickets/times", deskTimes);
}

/** GET admin/tickets/{code}. */
export function getDeskTicket(api: ApiClient, code: string) {
  return api.get(pathOf(code), deskTicket);
}

/** POST admin/tickets/{code}/seen: all that there is was shown to the staff. */
export function markSeenByStaff(api: ApiClient, code: string) {
  return api.post(`${pathOf(code)}/seen`, deskTicket, {});
}

/** POST admin/tickets/{code}/answers. */
export function answerTicket(api: ApiClient, code: string, answer: DeskAnswer) {
  return api.post(`${pathOf(code)}/answers`, deskTicket, answer);
}

/** POST admin/tickets/{code}/notes. */
export function noteOnTicket(api: ApiClient, code: string, note: DeskNote) {
  return api.post(`${pathOf(code)}/notes`, deskTicket, note);
}

/** POST admin/tickets/{code}: assigns it, sorts it, moves it. */
export function changeTicket(api: ApiClient, code: string, change: DeskChange) {
  return api.post(pathOf(code), deskTicket, change);
}

/** POST admin/tickets/{code}/merge. */
export function mergeTicket(api: ApiClient, code: string, merge: DeskMerge) {
  return api.post(`${pathOf(code)}/merge`, deskTicket, merge);
}

/** GET admin/canned-answers. */
export async function getCannedAnswers(api: ApiClient) {
  return (await api.get("admin/canned-answers", cannedAnswerList)).data;
}

/** POST admin/canned-answers, or …/{id} with the version that it was changed on. */
export function saveCannedAnswer(
  api: ApiClient,
  id: string | undefined,
  fields: NewCannedAnswer | ChangedCannedAnswer,
) {
  return api.post(id ? cannedPath(id) : "admin/canned-answers", cannedAnswerList, fields);
}

/** POST admin/canned-answers/{id}/remove. */
export function removeCannedAnswer(api: ApiClient, id: string, version: number) {
  return api.post(`${cannedPath(id)}/remove`, cannedAnswerList, { version });
}
