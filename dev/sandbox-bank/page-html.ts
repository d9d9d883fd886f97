import { html } from "hono/html";
import { type LanguageCode, languageCodes, languages } from "#backend/contract/languages";
import { type Button, buttons } from "./actions";
import type { BankSession } from "./ledger";
import { bankTexts } from "./texts";

type Html = ReturnType<typeof html>;

interface ChargePage {
  lang: LanguageCode;
  session: BankSession;
  said: { figures: string; words: string };
  declined: boolean;
}

/** The page on which a charge is paid, or whatever else its buttons do. */
export function chargePage({ lang, session, said, declined }: ChargePage): Html {
  const t = bankTexts[lang];
  const notice = declined ? t.declined : session.status === "in_bank" ? t.waits : null;
  return frame(
    lang,
    html`<p class="note">${t.sandbox}</p>
      ${notice && html`<p class="note" role="alert">${notice}</p>`}
      ${bill(lang, session, said)}
      <form method="post" action="?lang=${lang}">
        <button class="main" name="do" value="pay">${t.buttons.pay.name}</button>
        <div class="pair">
          <button name="do" value="decline">${t.buttons.decline.name}</button>
          <button name="do" value="cancel">${t.buttons.cancel.name}</button>
        </div>
        <h2>${t.trials}</h2>
        ${trialsOf(session).map((name) => trial(lang, name))}
      </form>`,
  );
}

/** A page without buttons: the charge is paid, closed or unknown. */
export function closedPage(
  lang: LanguageCode,
  state: "done" | "gone" | "unknown",
  shop: string | null,
): Html {
  const t = bankTexts[lang];
  const { title, text } = t.states[state];
  const way = shop && state === "gone" ? html`<p><a href="${shop}">${t.back}</a></p>` : null;
  return frame(lang, html`<h1>${title}</h1><p>${text}</p>${way}`);
}

function bill(lang: LanguageCode, session: BankSession, said: ChargePage["said"]): Html {
  const t = bankTexts[lang];
  const { order, description } = session.details;
  const shop = new URL(session.callbackUrl).host;
  const row = (name: string, value: string | undefined) =>
    value ? html`<dt>${name}</dt><dd><bdi>${value}</bdi></dd>` : null;
  return html`<section class="bill">
    <h1>${t.amount}</h1>
    <p class="figures">${said.figures}</p>
    <p class="words">${said.words}</p>
    <dl>
      ${row(t.shop, shop)} ${row(t.order, order ?? description)}
      ${row(t.number, session.authority.slice(-12))}
    </dl>
  </section>`;
}

function trial(lang: LanguageCode, name: Button): Html {
  const { name: label, hint } = bankTexts[lang].buttons[name];
  return html`<div class="trial">
    <button name="do" value="${name}" aria-describedby="${name}-hint">${label}</button>
    <small id="${name}-hint">${hint}</small>
  </div>`;
}

const everyday: readonly Button[] = ["pay", "decline", "cancel"];

function trialsOf({ kind, status }: BankSession): Button[] {
  return buttons.filter(
    (name) =>
      !everyday.includes(name) &&
      (kind === "stripe" || !name.startsWith("webhook")) &&
      (status !== "in_bank" || name !== "in-bank"),
  );
}

const toLanguage = (code: LanguageCode): Html =>
  html`<a href="?lang=${code}" lang="${code}" hreflang="${code}">${languages[code].name}</a>`;

function frame(lang: LanguageCode, body: Html): Html {
  const t = bankTexts[lang];
  return html`<!doctype html>
    <html lang="${lang}" dir="${languages[lang].dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t.title}</title>
        <link rel="stylesheet" href="/sandbox-pay/bank.css" />
      </head>
      <body>
        <header>
          <b>${t.title}</b>
          ${languageCodes.filter((code) => code !== lang).map(toLanguage)}
        </header>
        <main>${body}</main>
      </body>
    </html>`;
}
