import { languageCodes, languages } from "#backend/contract/languages";
import {
  calendarChoices,
  digitChoices,
  liteChoices,
  noticeChannels,
  noticeEvents,
} from "#backend/contract/preferences";
import type { PreferencesChange, UserPreferences } from "#backend/contract/user-preferences";
import type { RequestContext } from "~/request/context.server";
import { chosenLangCookies, chosenLiteCookie } from "~/request/cookies.server";
import type { PreferencesInput } from "./schema.server";

/** As the backend takes it; language and lite also hold for this browser from now on. */
export function applyPreferences(ctx: RequestContext, input: PreferencesInput): PreferencesChange {
  const { lang, calendar, digits, lite, notices } = input;
  const { secure } = ctx.settings;
  ctx.cookies.push(...chosenLangCookies(lang, secure), chosenLiteCookie(lite, secure));
  const chosen = noticeEvents.map((event) => {
    const channels = noticeChannels.map((channel) => [
      channel,
      notices.some((name) => name === `${event}.${channel}`),
    ]);
    return [event, Object.fromEntries(channels)];
  });
  return {
    lang,
    calendar,
    digits,
    lite,
    notices: Object.fromEntries(chosen),
  };
}

/** The choices, each with what stands. What was never chosen goes as it does for everybody: by every channel. */
export function toPreferencesForm({ t, lang }: RequestContext, standing: UserPreferences) {
  const named = <Value extends string>(values: readonly Value[], name: (value: Value) => string) =>
    values.map((value) => ({ value, name: name(value) }));
  return {
    lang: {
      value: standing.lang ?? lang,
      choices: named(languageCodes, (code) => languages[code].name),
    },
    calendar: {
      value: standing.calendar,
      choices: named(calendarChoices, (one) => t(`steps.calendar_${one}`)),
    },
    digits: {
      value: standing.digits,
      choices: named(digitChoices, (one) => t(`steps.digits_${one}`)),
    },
    lite: { value: standing.lite, choices: named(liteChoices, (one) => t(`steps.lite_${one}`)) },
    notices: noticeEvents.map((event) => ({
      event,
      name: t(`steps.notice_${event}`),
      channels: noticeChannels.map((channel) => ({
        value: `${event}.${channel}`,
        name: t(`steps.channel_${channel}`),
        isOn: standing.notices[event]?.[channel] ?? event !== "offers",
      })),
    })),
  };
}
export type PreferencesForm = ReturnType<typeof toPreferencesForm>;
