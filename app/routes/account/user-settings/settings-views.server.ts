import type { ConsentKind } from "#backend/contract/consent";
import { languageCodes, languages } from "#backend/contract/languages";
import {
  calendarChoices,
  digitChoices,
  liteChoices,
  noticeChannels,
  noticeEvents,
  themeChoices,
} from "#backend/contract/preferences";
import type { UserConsents } from "#backend/contract/user-consents";
import type { UserPreferences } from "#backend/contract/user-preferences";
import type { ConsentsView } from "~/features/settings/consents-form";
import type { LooksView } from "~/features/settings/looks-form";
import type { NoticesView } from "~/features/settings/notices-form";
import { inDigitsOf } from "~/i18n/digits";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

type Words = Pick<RequestContext, "display" | "lang" | "t">;

/**
 * Language and colours stand as this browser has them: saving the rest leaves alone what was switched below the page.
 */
export function looksView(
  { lang, t, theme: here }: Pick<RequestContext, "lang" | "t" | "theme">,
  preferences: UserPreferences,
): LooksView {
  const { calendar, digits, lite } = preferences;
  const theme = here ?? preferences.theme;
  return {
    lang,
    languages: languageCodes.map((code) => ({ value: code, name: languages[code].name })),
    calendar,
    calendars: calendarChoices.map((one) => ({ value: one, name: t(`steps.calendar_${one}`) })),
    digits,
    digitNames: digitChoices.map((one) => ({ value: one, name: t(`steps.digits_${one}`) })),
    theme,
    themes: themeChoices.map((choice) => ({ value: choice, name: t(`settings.theme.${choice}`) })),
    lite,
    lites: liteChoices.map((choice) => ({ value: choice, name: t(`settings.lite.${choice}`) })),
  };
}

/** Without a choice news go by e-mail, and by SMS where there is no e-mail. */
export function noticesView(
  { notices }: UserPreferences,
  { phone, email }: { phone: string | null; email: string | null },
): NoticesView {
  const isThere = { email: email !== null, sms: phone !== null };
  const byDefault = { email: true, sms: email === null };
  const channels = noticeChannels.filter((channel) => isThere[channel]);
  const on = noticeEvents.flatMap((event) =>
    channels
      .filter((channel) => notices[event]?.[channel] ?? byDefault[channel])
      .map((channel) => `${event}.${channel}`),
  );
  return { channels, on };
}

export function consentsView({ display, lang, t }: Words, consents: UserConsents): ConsentsView {
  const { dateTime, date } = formatsFor(lang, display);
  const { terms, marketing_email, marketing_sms } = consents.standing;
  const versionOf = (kind: ConsentKind, version: string) =>
    kind === "terms" && /^\d{4}-\d\d-\d\d$/.test(version)
      ? date(`${version}T12:00:00Z`)
      : inDigitsOf(version, lang, display);
  return {
    terms: { isAccepted: terms.granted, version: versionOf("terms", terms.version) },
    email: marketing_email.granted,
    sms: marketing_sms.granted,
    log: consents.data.map(({ kind, version, granted, at }, place) => ({
      id: `${consents.total - place}`,
      text: t(granted ? "settings.consent_given" : "settings.consent_taken", {
        what: t(`settings.consent.${kind}`),
        when: dateTime(at),
        version: versionOf(kind, version),
      }),
    })),
  };
}
