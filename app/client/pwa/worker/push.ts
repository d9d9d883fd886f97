/// <reference lib="webworker" />
/** News that come by Web Push: shown in the worker's own words, led to the page that they are about, counted on the icon. */
import { isLanguage, type LanguageCode, languages } from "#backend/contract/languages";
import type { PushPayload } from "#backend/contract/push-topics";
import { pushNotesDe } from "../../../i18n/messages/push-notes/de";
import { pushNotesEn } from "../../../i18n/messages/push-notes/en";
import { pushNotesFa } from "../../../i18n/messages/push-notes/fa";
import { pushNewsPath, pushPath, userPath, wishListPath } from "../../../sitemap/account-paths";
import { readSubscription } from "../read-subscription";
import { currentReader } from "./reader";

declare const self: ServiceWorkerGlobalScope;

const notes: Record<LanguageCode, Record<string, string>> = {
  en: pushNotesEn,
  fa: pushNotesFa,
  ...(process.env.WITHOUT_DE ? ({} as never) : { de: pushNotesDe }),
};

/** Says that there is news. A browser wants something shown of every push, so one that can't be read says just that. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { kind = "", id = "", lang } = readPayload(data);
  const own = isLanguage(lang) ? lang : (await currentReader()).lang;
  const words = notes[own];
  const title = Object.keys(words).includes(kind) ? words[kind] : words.other;
  await self.registration.showNotification(title ?? "", {
    body: words.open ?? "",
    tag: id,
    lang: own,
    dir: languages[own].dir,
    icon: "/icons/icon-192.png",
    data: id,
  });
  await countOnIcon();
}

function readPayload(data: PushMessageData | null): Partial<PushPayload> {
  try {
    return Object(data?.json());
  } catch {
    return {};
  }
}

/** Pages on which nothing is ever half written: an open one may be led on. */
const isRead = ({ url }: WindowClient) =>
  [userPath, wishListPath].includes(new URL(url).pathname) || /^\/\w*$/.test(new URL(url).pathname);

/** Leads to the page, in an open tab of the shop where nothing can be lost in it, else in a new one. */
export async function openNews(note: Notification): Promise<void> {
  note.close();
  const path = note.data ? pushNewsPath(String(note.data)) : userPath;
  const tabs = await self.clients.matchAll({ type: "window" });
  const tab = tabs.find(isRead);
  try {
    if (!tab) throw new Error("No tab to lead on");
    await (await tab.focus()).navigate(path);
  } catch {
    await self.clients.openWindow(path);
  }
  await countOnIcon();
}

/** The browser has made itself another address: the shop is told, if it still sends to this login. */
export async function renewSubscription({
  newSubscription,
  oldSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  const made =
    newSubscription ??
    (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)));
  if (!made) return;
  const fields = { intent: "on", renews: "1", ...readSubscription(made) };
  await fetch(pushPath, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });
}

/** How many news lie unread, where the browser shows that on the shop's icon. */
export async function countOnIcon(): Promise<void> {
  const { setAppBadge } = navigator as Partial<Pick<Navigator, "setAppBadge">>;
  if (!setAppBadge) return;
  const { length } = await self.registration.getNotifications();
  await setAppBadge.call(navigator, length).catch(() => {});
}

/** Enters what a push, its notification and its renewal are met with. */
export function listenForPush(): void {
  self.addEventListener("push", (event) => event.waitUntil(showPush(event.data)));
  self.addEventListener("notificationclick", (event) =>
    event.waitUntil(openNews(event.notification)),
  );
  self.addEventListener("notificationclose", (event) => event.waitUntil(countOnIcon()));
  self.addEventListener("pushsubscriptionchange", (event) =>
    event.waitUntil(renewSubscription(event)),
  );
}
