import type { Context, Hono } from "hono";
import { isLanguage, type LanguageCode } from "#backend/contract/languages";
import { type Button, buttons, performAction } from "./actions";
import type { Bank } from "./bank";
import { bankStyle } from "./bank-style";
import { type BankSession, findSession } from "./ledger";
import { chargePage, closedPage } from "./page-html";

const doors = [
  { path: "/pg/StartPay/:authority", kind: "zarinpal" },
  { path: "/c/pay/:authority", kind: "stripe" },
] as const;

/** The pages that shoppers see: plain HTML, whose forms answer 303. */
export function bankPages(app: Hono, bank: Bank): void {
  app.get("/bank.css", (c) => {
    c.header("Content-Type", "text/css; charset=utf-8");
    c.header("Cache-Control", "public, max-age=3600");
    return c.body(bankStyle);
  });

  for (const { path, kind } of doors) {
    app.get(path, async (c) => {
      const session = await findSession(bank, kind, c.req.param("authority"));
      const lang = languageOf(c, session, kind);
      setSafety(c, session);
      if (!session) return c.html(closedPage(lang, "unknown", null), 404);
      const done = c.req.query("done") !== undefined;
      if (done) return c.html(closedPage(lang, "done", null));
      if (session.status !== "new" && session.status !== "in_bank") {
        return c.html(closedPage(lang, "gone", new URL(session.callbackUrl).origin), 410);
      }
      const said = bank.sayAmount(session.amount, session.currency, lang);
      const declined = c.req.query("declined") !== undefined;
      return c.html(chargePage({ lang, session, said, declined }));
    });

    app.post(path, async (c) => {
      const session = await findSession(bank, kind, c.req.param("authority"));
      const lang = languageOf(c, session, kind);
      setSafety(c, session);
      if (!session) return c.html(closedPage(lang, "unknown", null), 404);
      const wanted = (await c.req.parseBody()).do;
      const button = buttons.find((name): name is Button => name === wanted);
      if (!button) return c.redirect(`?lang=${lang}`, 303);
      const next = await performAction(bank, session, button);
      return c.redirect("to" in next ? next.to : `?lang=${lang}&${next.page}`, 303);
    });
  }
}

function languageOf(
  c: Context,
  session: BankSession | undefined,
  kind: BankSession["kind"],
): LanguageCode {
  const asked = c.req.query("lang");
  if (isLanguage(asked)) return asked;
  if (isLanguage(session?.details.lang)) return session.details.lang;
  return kind === "zarinpal" ? "fa" : "en";
}

/** Forms may lead back to the shop that the charge came from, and nowhere else. */
function setSafety(c: Context, session: BankSession | undefined): void {
  const shop = session ? ` ${new URL(session.callbackUrl).origin}` : "";
  c.header(
    "Content-Security-Policy",
    // Browsers ask for an icon, and some complain where they may not.
    `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "same-origin");
  c.header("Cache-Control", "no-store");
}
