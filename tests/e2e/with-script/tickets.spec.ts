import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { ticketPosted } from "#backend/contract/ticket";
import { send } from "../../support/checking-out";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { hideTab } from "../../support/hide-tab";
import { logInBrowser } from "../../support/log-in-browser";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

async function ask(token: string, subject: string): Promise<number> {
  const question = { client_id: randomUUID(), department: "other", subject, body: "Where is it?" };
  return ticketPosted.parse(await send(token, "en", "POST", "user/tickets", question)).code;
}

/** How often the rows of the first page were asked for since this was called. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/user/tickets/rows") paths.push(pathname);
  });
  return paths;
}

async function openTickets(page: Page, shopper: Shopper): Promise<string> {
  const token = await logInBrowser(page.context(), "en");
  await ask(token, "The first one");
  await page.clock.install();
  await shopper.open("/user/tickets");
  // By less than its ten seconds, or it would ask before anybody counts.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  return token;
}

test("R-INF-05[ten-seconds] R-CONST-22[value] the list of tickets asks for its first page every ten seconds; what is new stands on top", async ({
  page,
  shopper,
}) => {
  const token = await openTickets(page, shopper);
  const paths = asked(page);
  await ask(token, "The second one");
  expect(paths).toEqual([]);
  await page.clock.runFor(10_000);
  const rows = shopper.main.locator(".ticket-row");
  await expect(rows.first()).toContainText("The second one");
  await expect(rows).toHaveCount(2);
  expect(paths).toHaveLength(1);
  await page.clock.runFor(10_000);
  await expect.poll(() => paths.length).toBe(2);
});

for (const [when, away] of [
  ["without a network", (page: Page) => page.context().setOffline(true)],
  ["in a tab that nobody sees", hideTab],
] as const) {
  test(`R-INF-05[paused] the list of tickets asks for nothing ${when}`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await openTickets(page, shopper);
    const paths = asked(page);
    await away(page);
    await page.clock.runFor(30_000);
    expect(paths).toEqual([]);
    await page.context().setOffline(false);
    takeOut(complaints, lostConnection);
  });
}

test("R-VAL-18[blur] a subject that was left empty says so at once", async ({ page, shopper }) => {
  await logInBrowser(page.context(), "en");
  await shopper.open("/user/tickets/new");
  const subject = shopper.main.getByLabel(say("en", "ticket.subject"));
  const wrong = shopper.main.locator("#subject-error");
  await subject.focus();
  await expect(wrong).toHaveCount(0);
  await shopper.main.getByLabel(say("en", "ticket.body")).focus();
  await expect(wrong).toHaveText(say("en", "required_error"));
  await expect(subject).toHaveAttribute("aria-invalid", "true");
});

test("a question that was begun and not sent is not left without one; one that was sent is", async ({
  page,
  shopper,
}) => {
  await logInBrowser(page.context(), "en");
  await shopper.open("/user/tickets/new");
  const { main } = shopper;
  const dialog = page.getByRole("dialog", { name: say("en", "fields.unsaved_title") });
  await main.getByLabel(say("en", "ticket.subject")).fill("Where is it?");
  await main.getByLabel(say("en", "ticket.body")).fill("Since Monday.");
  // What asks comes with the first letter.
  await page.waitForLoadState("networkidle");
  await main.getByRole("link", { name: say("en", "ticket.back") }).click();
  await dialog.getByRole("button", { name: say("en", "fields.unsaved_stay") }).click();
  await main
    .getByRole("button", { name: say("en", "ticket.send"), exact: true })
    .last()
    .click();
  await expect(shopper.title).toContainText("Where is it?");
  await page
    .getByRole("link", { name: say("en", "account.nav.orders") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/user\/orders$/);
});
