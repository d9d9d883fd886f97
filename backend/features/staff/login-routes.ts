import { createRoute } from "@hono/zod-openapi";
import {
  codeAsk,
  factorAdded,
  proveAsk,
  recoveryCodesShown,
  staffLogin,
  staffLoginAsk,
  staffOpened,
  staffToken,
  totpAsk,
  totpConfirm,
  totpOffer,
} from "../../contract/staff";
import { privateRoute, publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { callerOf } from "../../http/caller";
import { jsonBody } from "../../http/json-body";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { requestInfoOf } from "../auth/login/login-routes";
import { confirmTotp } from "./factors/confirm-totp";
import { offerTotp } from "./factors/offer-totp";
import { proveLogin } from "./factors/prove-login";
import { showNewRecoveryCodes } from "./factors/show-new-recovery-codes";
import { logInStaff } from "./login/log-in-staff";
import { showStaffLogin } from "./login/show-staff-login";

const unproven = { permission: "staff.unproven" as const };

const routes = {
  login: createRoute({
    method: "post",
    path: "/staff/login",
    summary: "The first step into the back-office: e-mail or phone, and password",
    request: { body: jsonBody(staffLoginAsk) },
    responses: responses(staffToken, "A token that opens the second step alone"),
  }),
  me: createRoute({
    method: "get",
    path: "/staff/me",
    summary: "Whose staff login it is, and what it opens",
    ...unproven,
    responses: responses(staffLogin, "The login"),
  }),
  offer: createRoute({
    method: "post",
    path: "/staff/factors/totp",
    summary: "A secret for an app of codes, which is kept once its first code was shown",
    ...unproven,
    request: { body: jsonBody(totpAsk) },
    responses: responses(totpOffer, "The secret"),
  }),
  confirm: createRoute({
    method: "post",
    path: "/staff/factors/totp/confirm",
    summary: "Adds an app by its first code; the first factor of all opens the login",
    ...unproven,
    request: { body: jsonBody(totpConfirm) },
    responses: responses(factorAdded, "What the new factor brings"),
  }),
  prove: createRoute({
    method: "post",
    path: "/staff/prove",
    summary: "The second step: a code, a recovery code or a passkey",
    ...unproven,
    request: { body: jsonBody(proveAsk) },
    responses: responses(staffOpened, "The login's new token, and the device's name"),
  }),
  recovery: createRoute({
    method: "post",
    path: "/staff/recovery-codes",
    summary: "Ten new recovery codes instead of the old ones, for a code of the app",
    permission: "staff" as const,
    request: { body: jsonBody(codeAsk) },
    responses: responses(recoveryCodesShown, "The codes, which are shown this once"),
  }),
};

/** The way into the back-office (decision 0120). */
export function staffLoginRoutes(app: App, services: Services): void {
  publicRoute(app, routes.login, async (c) => {
    const token = await logInStaff(services, c.req.valid("json"), requestInfoOf(c));
    return respond(c, staffToken, { token });
  });

  privateRoute(app, routes.me, async (c, login) =>
    respond(c, staffLogin, await showStaffLogin(services, login)),
  );

  privateRoute(app, routes.offer, async (c, login) =>
    respond(c, totpOffer, await offerTotp(services, login, c.req.valid("json").state)),
  );

  privateRoute(app, routes.confirm, async (c, login) => {
    const added = await confirmTotp(services, login, c.req.valid("json"), callerOf(c));
    return respond(c, factorAdded, added);
  });

  privateRoute(app, routes.prove, async (c, login) => {
    const opened = await proveLogin(services, login, c.req.valid("json"), callerOf(c));
    return respond(c, staffOpened, opened);
  });

  privateRoute(app, routes.recovery, async (c, login) => {
    const { code } = c.req.valid("json");
    const recovery_codes = await showNewRecoveryCodes(services, login, code, callerOf(c));
    return respond(c, recoveryCodesShown, { recovery_codes });
  });
}
