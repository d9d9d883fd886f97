/**
 * What a browser's owner allowed or refused of what is not needed (docs/decisions/0141): one small cookie. An answer holds
 * for the wording that it was given to; while there is none, nothing of it is kept.
 */
import { consentVersions, type DeviceConsent, deviceConsents } from "#backend/contract/consent";
import { cookieNames } from "./cookie-names";
import { lastingCookie, readCookies } from "./cookies.server";

export type DeviceChoices = Partial<Record<DeviceConsent, boolean>>;

/** It is asked anew after half a year. */
export const choicesLifetimeS = 180 * 86_400;

/** What was answered so far; nothing of an answer that is broken or older than today's wording. */
export function readChoices(request: Request): DeviceChoices {
  const held = new URLSearchParams(readCookies(request)[cookieNames.choices] ?? "");
  return Object.fromEntries(
    deviceConsents.flatMap((kind) => {
      const [answer, version] = (held.get(kind) ?? "").split(".");
      const isAnswer = answer === "yes" || answer === "no";
      return isAnswer && version === consentVersions[kind] ? [[kind, answer === "yes"]] : [];
    }),
  );
}

/** `Set-Cookie` for the answers. */
export function choicesCookie(choices: DeviceChoices, secure: boolean): string {
  const value = new URLSearchParams();
  for (const kind of deviceConsents) {
    const granted = choices[kind];
    if (granted === undefined) continue;
    value.set(kind, `${granted ? "yes" : "no"}.${consentVersions[kind]}`);
  }
  return lastingCookie(cookieNames.choices, value.toString(), choicesLifetimeS, secure);
}
