import type { z } from "zod";
import {
  contactChecked,
  contactCodeSent,
  type contactProof,
  type namesInput,
  type ProfileInput,
  profile,
} from "#backend/contract/profile";
import { type skipAsk, stepsState } from "#backend/contract/profile-steps";
import type { ApiClient } from "./client/api-client.server";

/** GET user/profile: who the reader is. */
export function getProfile(api: ApiClient) {
  return api.get("user/profile", profile);
}

/** POST user/profile; mistakes by field are in the ApiError's `errors`. */
export function saveProfile(api: ApiClient, input: ProfileInput) {
  return api.post("user/profile", profile, input);
}

/** POST user/profile/names */
export function saveNames(api: ApiClient, names: z.input<typeof namesInput>) {
  return api.post("user/profile/names", profile, names);
}

/** POST user/avatar: makes an own upload the reader's picture. */
export function saveAvatar(api: ApiClient, picture: string) {
  return api.post("user/avatar", profile, { picture });
}

/** DELETE user/avatar */
export function removeAvatar(api: ApiClient) {
  return api.delete("user/avatar", profile);
}

/** POST user/contact/check: whether a code can be sent to a phone or an e-mail. */
export function checkContact(api: ApiClient, target: string) {
  return api.post("user/contact/check", contactChecked, { target });
}

/** POST user/contact/code: a code to a new phone or e-mail. */
export function sendContactCode(api: ApiClient, target: string) {
  return api.post("user/contact/code", contactCodeSent, { target });
}

/** POST user/contact: makes it the reader's by its code. */
export function proveContact(api: ApiClient, proof: z.input<typeof contactProof>) {
  return api.post("user/contact", profile, proof);
}

/** POST user/steps/skip */
export function skipStep(api: ApiClient, step: z.infer<typeof skipAsk>["step"]) {
  return api.post("user/steps/skip", stepsState, { step });
}
