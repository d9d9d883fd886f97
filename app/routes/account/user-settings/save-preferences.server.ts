import { noticeChannels } from "#backend/contract/preferences";
import { savePreferences } from "~/api/preferences.server";
import type { RequestContext } from "~/request/context.server";
import { chosenLangCookies, chosenLiteCookie, themeCookie } from "~/request/cookies.server";
import type { SettingsInput } from "./schema.server";

type Looks = Extract<SettingsInput, { intent: "looks" }>;
type Notices = Extract<SettingsInput, { intent: "notices" }>;

/** Keeps them with the account, and in this browser's cookies, by which every page is made. */
export async function saveLooks(ctx: RequestContext, looks: Looks): Promise<void> {
  const { intent: _, ...chosen } = looks;
  await savePreferences(ctx.api, chosen);
  const { secure } = ctx.settings;
  ctx.cookies.push(
    ...chosenLangCookies(chosen.lang, secure),
    chosenLiteCookie(chosen.lite, secure),
    themeCookie(chosen.theme, secure),
  );
}

/** What isn't ticked is off; a channel that the account has no address for stays as it was. */
export async function saveNotices(ctx: RequestContext, { notice }: Notices): Promise<void> {
  if (!ctx.user.login) return;
  const { email, phone } = ctx.user.info;
  const there = noticeChannels.filter((channel) => (channel === "email" ? email : phone) !== null);
  const of = (event: "orders" | "tickets") =>
    Object.fromEntries(there.map((channel) => [channel, notice.includes(`${event}.${channel}`)]));
  await savePreferences(ctx.api, { notices: { orders: of("orders"), tickets: of("tickets") } });
}
