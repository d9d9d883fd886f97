import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PushDevice } from "#backend/contract/push";
import { pushTopics } from "#backend/contract/push-topics";
import { getPush } from "~/api/push.server";
import { browserOf } from "~/features/account/browser-of.server";
import type { PageHead } from "~/features/document/page-head";
import { localeFor } from "~/i18n/display";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";

/** The user's devices that are told of news, and whether this one is. */
export async function loadPush(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const { key, data } = await getPush(ctx.api).catch(asPage(ctx));
  const head: PageHead = { title: ctx.t("push.title"), noindex: true };
  const hour = new Intl.DateTimeFormat(localeFor(ctx.lang, ctx.display), {
    timeStyle: "short",
    timeZone: "UTC",
  });
  const hours = Array.from({ length: 24 }, (_, value) => ({
    value: String(value),
    name: hour.format(Date.UTC(2026, 0, 1, value)),
  }));
  const devices = data.map((device) => toDeviceView(ctx, device));
  const here = devices.find(({ isHere }) => isHere);
  return { head, serverKey: key, here: stateOf(here), devices, hours };
}

function stateOf(here: DeviceView | undefined): "on" | "off" | "stale" {
  if (!here) return "off";
  return here.isStale ? "stale" : "on";
}

export type DeviceView = ReturnType<typeof toDeviceView>;

/** What a new device has, for who takes its quiet hours away and wants some again. */
const defaultHours = { from: 22 * 60, to: 8 * 60 };

function toDeviceView({ display, lang, t }: RequestContext, device: PushDevice) {
  const { id, agent, current, topics, quiet, zone, stale, last_used_at: last } = device;
  const { dateTime } = formatsFor(lang, display);
  const { from, to } = quiet ?? defaultHours;
  return {
    id,
    isHere: current,
    isStale: stale,
    name: browserOf(agent) ?? t("account.unknown_browser"),
    last: last ? t("push.last", { when: dateTime(last) }) : t("push.never"),
    topics: pushTopics.map((topic) => ({
      topic,
      name: t(`push.topic.${topic}`),
      isOn: topics.includes(topic),
    })),
    hasQuiet: quiet !== null,
    from: String(Math.floor(from / 60)),
    to: String(Math.floor(to / 60)),
    zone: t("push.quiet_hint", { zone: zoneName(zone, localeFor(lang, display)) }),
  };
}

/** "Iran", as people of the language call the zone. */
function zoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts(0);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
