import { createRoute, z } from "@hono/zod-openapi";
import { done } from "../../contract/auth";
import { staffToken } from "../../contract/staff";
import {
  acceptInvitation as acceptInput,
  invitationShown,
  newInvitation,
  staffInvitationsShown,
} from "../../contract/staff-admin";
import { privateRoute, publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { callerOf } from "../../http/caller";
import { jsonBody } from "../../http/json-body";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { requestInfoOf } from "../auth/login/login-routes";
import { acceptInvitation } from "./invitations/accept-invitation";
import { invite } from "./invitations/invite";
import { findInvitation, listInvitations } from "./invitations/read-invitations";
import { revokeInvitation } from "./invitations/revoke-invitation";

const manage = { permission: "staff.manage" as const };
const token = z.object({ token: z.string().max(100) });

const routes = {
  list: createRoute({
    method: "get",
    path: "/admin/staff/invitations",
    summary: "The last invitations (staff.manage)",
    ...manage,
    responses: responses(staffInvitationsShown, "The invitations, the newest first"),
  }),
  send: createRoute({
    method: "post",
    path: "/admin/staff/invitations",
    summary: "Asks somebody to join the staff, by a link that works once (staff.manage)",
    ...manage,
    request: { body: jsonBody(newInvitation) },
    responses: responses(done, "The mail is on its way"),
  }),
  revoke: createRoute({
    method: "post",
    path: "/admin/staff/invitations/{id}/revoke",
    summary: "Ends an invitation that nobody accepted yet (staff.manage)",
    ...manage,
    request: { params: z.object({ id: z.uuid() }) },
    responses: responses(done, "Its link works no more"),
  }),
  show: createRoute({
    method: "get",
    path: "/staff/invitations/{token}",
    summary: "Whom a link invites, without using it up",
    request: { params: token },
    responses: responses(invitationShown, "The invited, and the role"),
  }),
  accept: createRoute({
    method: "post",
    path: "/staff/invitations/{token}",
    summary: "Joins the staff and uses the link up",
    request: { params: token, body: jsonBody(acceptInput) },
    responses: responses(staffToken, "A login that waits for its second factor"),
  }),
};

/** How somebody becomes one of the staff. */
export function invitationRoutes(app: App, services: Services): void {
  const { database, clock } = services;

  privateRoute(app, routes.list, async (c) => {
    const data = await database.run((q) => listInvitations(q, clock.now()));
    return respond(c, staffInvitationsShown, { data });
  });

  privateRoute(app, routes.send, async (c, login) => {
    await invite(services, login, c.req.valid("json"), requestInfoOf(c));
    return respond(c, done, { done: true });
  });

  privateRoute(app, routes.revoke, async (c, login) => {
    await revokeInvitation(services, login, { ...c.req.valid("param"), caller: callerOf(c) });
    return respond(c, done, { done: true });
  });

  publicRoute(app, routes.show, async (c) => {
    c.header("Cache-Control", "no-store");
    const { token } = c.req.valid("param");
    const { invitation, role } = await database.run((q) => findInvitation(q, token, clock.now()));
    const { email, name } = invitation;
    return respond(c, invitationShown, { email, name, role: role.name });
  });

  publicRoute(app, routes.accept, async (c) => {
    const accepting = { ...c.req.valid("json"), ...c.req.valid("param") };
    return respond(c, staffToken, {
      token: await acceptInvitation(services, accepting, requestInfoOf(c)),
    });
  });
}
