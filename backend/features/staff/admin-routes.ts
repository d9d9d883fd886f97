import { createRoute, z } from "@hono/zod-openapi";
import { done } from "../../contract/auth";
import {
  auditQuery,
  auditShown,
  changeMember as changeMemberInput,
  changeRole as changeRoleInput,
  newRole,
  removeRole as removeRoleInput,
  staffCounts,
  staffMember,
  staffMembersShown,
  staffRolesShown,
  staffSearch,
} from "../../contract/staff-admin";
import { privateRoute } from "../../http/access";
import type { App } from "../../http/app";
import { callerOf } from "../../http/caller";
import { jsonBody } from "../../http/json-body";
import { languageOf } from "../../http/language";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { readAudit } from "../audit/read-audit";
import { countWaiting } from "./count-waiting";
import { changeMember } from "./members/change-member";
import { listMembers, readMember } from "./members/list-members";
import { resetFactor } from "./members/reset-factor";
import { listRoles } from "./members/roles";
import { addRole, changeRole, removeRole } from "./members/save-role";
import { searchStaff } from "./search-staff";

const params = z.object({ id: z.uuid() });
const manage = { permission: "staff.manage" as const };
const everybody = { permission: "staff" as const };

const routes = {
  members: createRoute({
    method: "get",
    path: "/admin/staff/members",
    summary: "Everybody of the staff (staff.manage)",
    ...manage,
    responses: responses(staffMembersShown, "The members, the suspended too"),
  }),
  member: createRoute({
    method: "get",
    path: "/admin/staff/members/{id}",
    summary: "One of the staff (staff.manage)",
    ...manage,
    request: { params },
    responses: responses(staffMember, "The member"),
  }),
  change: createRoute({
    method: "post",
    path: "/admin/staff/members/{id}",
    summary: "Another role, shut out or let in again (staff.manage)",
    ...manage,
    request: { params, body: jsonBody(changeMemberInput) },
    responses: responses(staffMember, "The member as it is then"),
  }),
  reset: createRoute({
    method: "post",
    path: "/admin/staff/members/{id}/reset-factor",
    summary: "Takes a lost second factor away, and ends the member's logins (staff.manage)",
    ...manage,
    request: { params },
    responses: responses(done, "It is gone"),
  }),
  roles: createRoute({
    method: "get",
    path: "/admin/staff/roles",
    summary: "The roles (staff.manage)",
    ...manage,
    responses: responses(staffRolesShown, "The roles, by name"),
  }),
  addRole: createRoute({
    method: "post",
    path: "/admin/staff/roles",
    summary: "Makes a role (staff.manage)",
    ...manage,
    request: { body: jsonBody(newRole) },
    responses: responses(done, "It is made"),
  }),
  changeRole: createRoute({
    method: "post",
    path: "/admin/staff/roles/{id}",
    summary: "Changes a role (staff.manage)",
    ...manage,
    request: { params, body: jsonBody(changeRoleInput) },
    responses: responses(done, "It is changed"),
  }),
  removeRole: createRoute({
    method: "post",
    path: "/admin/staff/roles/{id}/remove",
    summary: "Removes a role that nobody has (staff.manage)",
    ...manage,
    request: { params, body: jsonBody(removeRoleInput) },
    responses: responses(done, "It is gone"),
  }),
  audit: createRoute({
    method: "get",
    path: "/admin/audit",
    summary: "What the staff did, the newest first (audit.read)",
    permission: "audit.read" as const,
    request: { query: auditQuery },
    responses: responses(auditShown, "Fifty entries"),
  }),
  counts: createRoute({
    method: "get",
    path: "/admin/counts",
    summary: "How much waits, of what the login may see",
    ...everybody,
    responses: responses(staffCounts, "The counts"),
  }),
  search: createRoute({
    method: "get",
    path: "/admin/search",
    summary: "Orders, tickets and people by exactly a number, an e-mail or a phone",
    ...everybody,
    request: { query: z.object({ q: z.string().max(200) }) },
    responses: responses(staffSearch, "What was found, of what the login may see"),
  }),
};

/** Who works in the shop, what they may and what they did (domain 4.5, 4.10). */
export function staffAdminRoutes(app: App, services: Services): void {
  const { database } = services;

  privateRoute(app, routes.members, async (c, { user }) =>
    respond(c, staffMembersShown, { data: await database.run((q) => listMembers(q, user.id)) }),
  );

  privateRoute(app, routes.member, async (c, { user }) => {
    const { id } = c.req.valid("param");
    return respond(c, staffMember, await database.run((q) => readMember(q, user.id, id)));
  });

  privateRoute(app, routes.change, async (c, login) => {
    const change = { ...c.req.valid("json"), ...c.req.valid("param"), caller: callerOf(c) };
    return respond(c, staffMember, await changeMember(services, login, change));
  });

  privateRoute(app, routes.reset, async (c, login) => {
    await resetFactor(services, login, { ...c.req.valid("param"), caller: callerOf(c) });
    return respond(c, done, { done: true });
  });

  privateRoute(app, routes.roles, async (c) =>
    respond(c, staffRolesShown, { data: await database.run(listRoles) }),
  );

  privateRoute(app, routes.addRole, async (c, login) => {
    await addRole(services, login, { ...c.req.valid("json"), caller: callerOf(c) });
    return respond(c, done, { done: true });
  });

  privateRoute(app, routes.changeRole, async (c, login) => {
    const wanted = { ...c.req.valid("json"), ...c.req.valid("param"), caller: callerOf(c) };
    await changeRole(services, login, wanted);
    return respond(c, done, { done: true });
  });

  privateRoute(app, routes.removeRole, async (c, login) => {
    const wanted = { ...c.req.valid("json"), ...c.req.valid("param"), caller: callerOf(c) };
    await removeRole(services, login, wanted);
    return respond(c, done, { done: true });
  });

  privateRoute(app, routes.audit, async (c) =>
    respond(c, auditShown, await database.run((q) => readAudit(q, c.req.valid("query")))),
  );

  privateRoute(app, routes.counts, async (c, login) =>
    respond(c, staffCounts, await countWaiting(services, login)),
  );

  privateRoute(app, routes.search, async (c, login) => {
    const wanted = { text: c.req.valid("query").q, lang: languageOf(c) };
    return respond(c, staffSearch, await searchStaff(services, login, wanted));
  });
}
