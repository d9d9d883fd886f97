/** What a person may choose of how the shop looks to them and writes to them (domain 4.5). This file imports nothing. */

export const calendarChoices = ["auto", "gregory", "persian"] as const;
export const digitChoices = ["auto", "latn", "arabext"] as const;
export const themeChoices = ["auto", "light", "dark"] as const;
export const liteChoices = ["auto", "on", "off"] as const;
export const genders = ["female", "male", "other", "unsaid"] as const;

/** What a person can be told of, and by what. */
export const noticeEvents = ["orders", "tickets", "wish-list", "offers"] as const;
export const noticeChannels = ["email", "sms"] as const;
export type NoticeEvent = (typeof noticeEvents)[number];
export type NoticeChannel = (typeof noticeChannels)[number];

/** By event and channel, `true` where it is wanted. */
export type NoticeChoices = Partial<Record<NoticeEvent, Partial<Record<NoticeChannel, boolean>>>>;
