import { createRequestHandler } from "@remix-run/node";
import { expect, it } from "vitest";
import type { LanguageCode } from "#backend/contract/languages";
import { translatorFor } from "~/i18n/translator.server";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { buildOf } from "../../../rendered-build.fixture";
import * as settings from "./route";

type Page = Parameters<typeof buildOf>[0];

const token = "t".repeat(43);
const target = "s•••@shop.example";
const user = {
  id: "1",
  name: null,
  last_name: null,
  phone: null,
  email: "s@shop.example",
  permissions: [],
  avatar: null,
  calendar: "auto" as const,
  digits: "auto" as const,
  steps: { done: [], next: null, percent: 0 },
  unread: { tickets: 0 },
};

const preferences = {
  lang: null,
  calendar: "auto" as const,
  digits: "auto" as const,
  theme: "auto",
  lite: "auto",
  notices: {},
};
const none = { granted: false, version: "1", at: null };
const standing = { terms: none, marketing_email: none, marketing_sms: none, referral: none };
const consents = { standing, data: [], total: 0 };

/** The settings page of an account without a password, whose login is fresh or not. */
async function ask(
  lang: LanguageCode,
  needs: "nothing" | "code",
  { form, cookie = "" }: { form?: Record<string, string>; cookie?: string } = {},
) {
  const { context } = fakeContext({
    user: { login: true, info: { ...user, lang } },
    settings: { secure: false, publicUrl: "https://shop.example" },
  });
  const { api } = context;
  context.api = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/user/password" && request.method === "POST") {
      return Response.json({ msg: "password.unproven", requestId: "r" }, { status: 400 });
    }
    if (pathname === "/api/user/password") {
      const targets = [{ channel: "email", masked: target }];
      return Response.json({ set: false, needs, targets });
    }
    if (pathname === "/api/user/preferences") return Response.json(preferences);
    if (pathname === "/api/user/consents") return Response.json(consents);
    if (pathname === "/api/user/sessions") return Response.json({ data: [], total: 0 });
    return api ? api(request) : new Response(null, { status: 500 });
  };
  const render = createRequestHandler(buildOf(settings as unknown as Page), "production");
  const path = "/user/user-settings";
  const headers = { Cookie: `session=${token}; lang=${lang}; ${cookie}` };
  const request = form
    ? new Request(`https://shop.example${path}`, {
        method: "POST",
        body: new URLSearchParams(form),
        headers: { ...headers, Origin: "https://shop.example", Host: "shop.example" },
      })
    : fakeRequest(path, headers);
  const answer = await render(request, context);
  return { status: answer.status, html: (await answer.text()).replaceAll("&#x27;", "'") };
}

const hasPassword = (html: string) => /name="password"/.test(html);
const hasCode = (html: string) => /name="code"/.test(html);

for (const lang of ["en", "fa"] as const) {
  const { t } = translatorFor(lang, []).i18n;

  it(`a first password long after the login asks for a code first, in ${lang}`, async () => {
    const { html } = await ask(lang, "code");
    expect(html).toContain(t("account.password_prove_why"));
    expect(html).toContain(target);
    expect([hasPassword(html), hasCode(html)]).toEqual([false, false]);
  });

  it(`with the code sent it asks for both, in ${lang}`, async () => {
    const { html } = await ask(lang, "code", { cookie: "password_code=password.challenge" });
    expect([hasPassword(html), hasCode(html)]).toEqual([true, true]);
  });

  it(`a code that was sent for something else isn't asked for here, in ${lang}`, async () => {
    const { html } = await ask(lang, "code", { cookie: "password_code=erase.challenge" });
    expect([hasPassword(html), hasCode(html)]).toEqual([false, false]);
    expect(html).toContain(t("settings.export_why"));
  });

  it(`shortly after the login it asks for the password alone, in ${lang}`, async () => {
    const { html } = await ask(lang, "nothing");
    expect([hasPassword(html), hasCode(html)]).toEqual([true, false]);
  });

  it(`a refused one is the page with 400 that says why, in ${lang}`, async () => {
    const form = { intent: "password.set", password: "a first one" };
    const { status, html } = await ask(lang, "code", { form });
    expect(status).toBe(400);
    expect(html).toContain(t("password.unproven"));
  });
}
