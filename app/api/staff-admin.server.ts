import { done, sessionList } from "#backend/contract/auth";
import { csvFile } from "#backend/contract/csv";
import { salesShown } from "#backend/contract/sales";
import { staffToken } from "#backend/contract/staff";
import {
  auditShown,
  type ChangeMember,
  invitationShown,
  type NewInvitation,
  staffCounts,
  staffInvitationsShown,
  staffMember,
  staffMembersShown,
  staffRolesShown,
  staffSearch,
} from "#backend/contract/staff-admin";
import type { Query } from "./client/address";
import type { ApiClient } from "./client/api-client.server";

const at = (list: string, id: string) => `admin/staff/${list}/${encodeURIComponent(id)}`;
const invitationOf = (token: string) => `staff/invitations/${encodeURIComponent(token)}`;

/** GET admin/staff/members */
export function listMembers(api: ApiClient) {
  return api.get("admin/staff/members", staffMembersShown);
}

/** GET admin/staff/members/{id} */
export function getMember(api: ApiClient, id: string) {
  return api.get(at("members", id), staffMember);
}

/** POST admin/staff/members/{id}: role, shut out, permissions of their own. */
export function changeMember(api: ApiClient, id: string, change: ChangeMember) {
  return api.post(at("members", id), staffMember, change);
}

/** POST admin/staff/members/{id}/reset-factor */
export function resetFactor(api: ApiClient, id: string) {
  return api.post(`${at("members", id)}/reset-factor`, done, {});
}

/** GET admin/staff/roles */
export function listRoles(api: ApiClient) {
  return api.get("admin/staff/roles", staffRolesShown);
}

/** POST admin/staff/roles */
export function addRole(api: ApiClient, role: { name: string; permissions: string[] }) {
  return api.post("admin/staff/roles", done, role);
}

/** POST admin/staff/roles/{id} */
export function changeRole(
  api: ApiClient,
  id: string,
  role: { name: string; permissions: string[]; version: number },
) {
  return api.post(at("roles", id), done, role);
}

/** POST admin/staff/roles/{id}/remove */
export function removeRole(api: ApiClient, id: string, version: number) {
  return api.post(`${at("roles", id)}/remove`, done, { version });
}

/** GET admin/staff/invitations */
export function listInvitations(api: ApiClient) {
  return api.get("admin/staff/invitations", staffInvitationsShown);
}

/** POST admin/staff/invitations: a link goes to the mailbox. */
export function invite(api: ApiClient, invitation: NewInvitation) {
  return api.post("admin/staff/invitations", done, invitation);
}

/** POST admin/staff/invitations/{id}/revoke */
export function revokeInvitation(api: ApiClient, id: string) {
  return api.post(`${at("invitations", id)}/revoke`, done, {});
}

/** GET staff/invitations/{token}: whom a link invites. */
export function showInvitation(api: ApiClient, token: string) {
  return api.get(invitationOf(token), invitationShown);
}

/** POST staff/invitations/{token}: joins the staff. */
export function acceptInvitation(
  api: ApiClient,
  token: string,
  person: { name: string; password: string },
) {
  return api.post(invitationOf(token), staffToken, person);
}

/** GET admin/audit */
export function readAudit(api: ApiClient, query: Query) {
  return api.get("admin/audit", auditShown, query);
}

/** GET admin/sales?cuts= */
export function readSales(api: ApiClient, cuts: readonly string[]) {
  return api.get("admin/sales", salesShown, { cuts: cuts.join(",") });
}

/** GET admin/sales/csv?cuts=&names=: the same as a file, with a name for each part. */
export async function getSalesFile(
  api: ApiClient,
  { cuts, names }: { cuts: readonly string[]; names: readonly string[] },
): Promise<string> {
  const query = { cuts: cuts.join(","), names: names.join(",") };
  return (await api.get("admin/sales/csv", csvFile, query)).csv;
}

/** GET admin/counts */
export function getStaffCounts(api: ApiClient) {
  return api.get("admin/counts", staffCounts);
}

/** GET admin/search?q= */
export function searchStaff(api: ApiClient, q: string) {
  return api.get("admin/search", staffSearch, { q });
}

/** GET staff/sessions: this member's logins to the back-office. */
export function listStaffSessions(api: ApiClient) {
  return api.get("staff/sessions", sessionList);
}

/** POST staff/sessions/end: all of them but this one. */
export function endOtherSessions(api: ApiClient) {
  return api.post("staff/sessions/end", done, {});
}

/** POST staff/factors/{id}/remove: one of several, for a code of the app. */
export function removeFactor(api: ApiClient, id: string, code: string) {
  return api.post(`staff/factors/${encodeURIComponent(id)}/remove`, done, { code });
}
