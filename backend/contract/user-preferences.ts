import { z } from "@hono/zod-openapi";
import { languageCodes } from "./languages";
import {
  calendarChoices,
  digitChoices,
  liteChoices,
  noticeChannels,
  noticeEvents,
  themeChoices,
} from "./preferences";

/** By event and channel; what is missing goes as it does for everybody. */
const notices = z.partialRecord(
  z.enum(noticeEvents),
  z.partialRecord(z.enum(noticeChannels), z.boolean()),
);

/** GET user/preferences (domain 4.5): null where nothing was chosen, which is the shop's own way. */
export const userPreferences = z
  .object({
    lang: z.enum(languageCodes).nullable(),
    calendar: z.enum(calendarChoices),
    digits: z.enum(digitChoices),
    theme: z.enum(themeChoices),
    lite: z.enum(liteChoices),
    notices,
  })
  .openapi("UserPreferences");
export type UserPreferences = z.infer<typeof userPreferences>;

/** POST user/preferences: what is named changes, the rest stays; notices are replaced event by event. */
export const preferencesChange = userPreferences
  .partial()
  .strict()
  .openapi("UserPreferencesChange");
export type PreferencesChange = z.infer<typeof preferencesChange>;
