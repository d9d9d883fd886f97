import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  type KeptThing,
  type Lasting,
  neededCookies,
  optionalCookies,
  scriptStorage,
  workerStorage,
} from "~/features/device/kept-things";
import type { PageHead } from "~/features/document/page-head";
import { formatsFor } from "~/i18n/format";
import { readChoices } from "~/request/choices.server";
import { type RequestContext, requireLocale } from "~/request/context.server";
import { settingsPath } from "~/sitemap/account-paths";
import { devicePage, langPath, offlinePath } from "~/sitemap/paths";

/** GET /{lang}/home/device: what is kept in the reader's browser, and how their choice stands. */
export async function loadDevice(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const { lang, t, user } = ctx;
  const { referral } = readChoices(args.request);
  const head: PageHead = {
    title: t("device.title"),
    description: t("device.lead"),
    path: devicePage,
    noindex: true,
  };
  const state = referral === undefined ? "open" : referral ? "yes" : "no";
  return {
    head,
    path: langPath(lang, devicePage),
    optional: optionalCookies.map((thing) => toRow(ctx, thing)),
    state: t(`device.state.${state}`),
    log: user.login ? `${settingsPath}#privacy` : null,
    groups: [
      toGroup(ctx, "needed", neededCookies),
      toGroup(ctx, "scripts", scriptStorage),
      {
        ...toGroup(ctx, "worker", workerStorage),
        onward: { to: offlinePath(lang), text: t("device.worker_link") },
      },
    ],
    words: {
      choice: t("device.choice"),
      choiceText: t("device.choice_text"),
      referral: t("device.referral"),
      allow: t("device.allow"),
      refuse: t("device.refuse"),
      logged: t("device.logged"),
      loggedLink: t("device.logged_link"),
      name: t("device.name"),
      why: t("device.why"),
      lasts: t("device.lasts"),
      clear: t("device.clear"),
      clearText: t("device.clear_text"),
      clearDo: t("device.clear_do"),
    },
  };
}

type Words = Pick<RequestContext, "lang" | "t">;

function toGroup(words: Words, id: "needed" | "scripts" | "worker", things: readonly KeptThing[]) {
  const { t } = words;
  return {
    id,
    onward: null,
    title: t(`device.${id}`),
    text: t(`device.${id}_text`),
    rows: things.map((thing) => toRow(words, thing)),
  };
}

function toRow(words: Words, { names, why, lasts }: KeptThing) {
  return { names, why: words.t(why), lasts: sayLasting(words, lasts) };
}

function sayLasting({ lang, t }: Words, lasts: Lasting): string {
  if (typeof lasts === "string") return t(lasts);
  return t("device.days", { count: lasts, n: formatsFor(lang).number(lasts) });
}
