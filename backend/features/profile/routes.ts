import { createRoute } from "@hono/zod-openapi";
import { avatarAsk, namesInput, profile, profileInput } from "../../contract/profile";
import { skipAsk, stepsState } from "../../contract/profile-steps";
import { privateRoute } from "../../http/access";
import type { App } from "../../http/app";
import { jsonBody } from "../../http/json-body";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { findUploader } from "../uploads/uploader";
import { contactRoutes } from "./contact/routes";
import { readSteps } from "./read-steps";
import { removeAvatar, saveAvatar } from "./save-avatar";
import { saveNames, saveProfile } from "./save-profile";
import { showProfile } from "./show-profile";
import { skipStep } from "./skip-step";

const routes = {
  show: createRoute({
    method: "get",
    path: "/user/profile",
    summary: "Who the user is (domain 4.5)",
    responses: responses(profile, "Identity and contact"),
  }),
  save: createRoute({
    method: "post",
    path: "/user/profile",
    summary: "Rewrites the user's identity",
    request: { body: jsonBody(profileInput) },
    responses: responses(profile, "As it is kept"),
  }),
  saveNames: createRoute({
    method: "post",
    path: "/user/profile/names",
    summary: "Writes the user's names, which everybody is asked for",
    request: { body: jsonBody(namesInput) },
    responses: responses(profile, "As it is kept"),
  }),
  saveAvatar: createRoute({
    method: "post",
    path: "/user/avatar",
    summary: "Makes an own upload the user's picture (R-AVATAR-01)",
    request: { body: jsonBody(avatarAsk) },
    responses: responses(profile, "With the new picture"),
  }),
  removeAvatar: createRoute({
    method: "delete",
    path: "/user/avatar",
    summary: "Takes the user's picture away",
    responses: responses(profile, "Without a picture"),
  }),
  steps: createRoute({
    method: "get",
    path: "/user/steps",
    summary: "How far the user's profile has come (domain 4.5)",
    responses: responses(stepsState, "What is done and what comes next"),
  }),
  skip: createRoute({
    method: "post",
    path: "/user/steps/skip",
    summary: "Leaves a step for later; a name and the terms are asked of everybody",
    request: { body: jsonBody(skipAsk) },
    responses: responses(stepsState, "What is done and what comes next"),
  }),
} as const;

/** Identity, picture, contact, and the steps in which they are asked for. */
export function profileRoutes(app: App, services: Services): void {
  const { database } = services;
  contactRoutes(app, services);

  privateRoute(app, routes.show, (c, { user }) => respond(c, profile, showProfile(services, user)));

  privateRoute(app, routes.save, async (c, { user }) => {
    const saved = await saveProfile(services, user, c.req.valid("json"));
    return respond(c, profile, showProfile(services, saved));
  });

  privateRoute(app, routes.saveNames, async (c, { user }) => {
    const saved = await saveNames(services, user.id, c.req.valid("json"));
    return respond(c, profile, showProfile(services, saved));
  });

  privateRoute(app, routes.saveAvatar, async (c, { user }) => {
    const uploader = await findUploader(services, c);
    const { picture } = c.req.valid("json");
    const saved = await saveAvatar(services, user, { uploader, picture });
    return respond(c, profile, showProfile(services, saved));
  });

  privateRoute(app, routes.removeAvatar, async (c, { user }) =>
    respond(c, profile, showProfile(services, await removeAvatar(services, user))),
  );

  privateRoute(app, routes.steps, async (c, { user }) =>
    respond(c, stepsState, await database.run((q) => readSteps(q, user))),
  );

  privateRoute(app, routes.skip, async (c, { user }) => {
    const skipped = await skipStep(database, user, c.req.valid("json").step);
    return respond(c, stepsState, await database.run((q) => readSteps(q, skipped)));
  });
}
