import { randomUUID } from "node:crypto";
import { ticketPosted, ticket as ticketSchema } from "#backend/contract/ticket";
import { ask } from "../../support/ask";
import { comeWithCart, send } from "../../support/checking-out";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { offlineWaiting } from "../../support/offline-waiting";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(120_000);

for (const lang of languageCodes) {
  test(`R-PWA-14[other-forms] a reply that is written offline waits with its words, and exactly one arrives (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const token = await logInBrowser(page.context(), lang);
    const input = {
      client_id: randomUUID(),
      department: "other",
      subject: "Parcel",
      body: "Hello",
    };
    const { code } = ticketPosted.parse(await send(token, lang, "POST", "user/tickets", input));
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(`/user/tickets/${code}`);
    const body = page.getByRole("textbox", { name: say(lang, "ticket.body") });
    // What checks a form as one types comes with its first key.
    const live = page.waitForResponse(/use-form/);
    await body.fill("It");
    await live;
    await page.context().setOffline(true);
    await body.fill("It has come.");
    await page.getByRole("button", { name: say(lang, "ticket.reply_send") }).click();
    await expect.poll(() => offlineWaiting(page)).toBe("1");
    await expect(body).toHaveValue("");
    const outbox = page.getByRole("region", { name: say(lang, "offline.outbox") });
    for (const come of [() => shopper.settle(), () => page.reload()]) {
      await come();
      await expect(outbox).toContainText("It has come.");
      await expect(outbox).toContainText(say(lang, "offline.not_sent"));
    }

    await page.goto(`/offline/${lang}`);
    await expect(outbox).toContainText("It has come.");
    await expect(outbox).toContainText(say(lang, "offline.reply_name", { code }));

    await page.context().setOffline(false);
    // The page of the device leads home by itself.
    await expect(page).toHaveURL(`/${lang}`);
    await shopper.settle();
    await expect.poll(() => offlineWaiting(page)).toBeNull();
    const answer = await ask(`/api/user/tickets/${code}`, { headers: { Authorization: token } });
    const { messages } = ticketSchema.parse(answer.json());
    expect(messages.map((message) => message.body)).toEqual(["Hello", "It has come."]);
    takeOut(complaints, lostConnection);
  });
}

test("a message that waits can be taken back", async ({ page, shopper, complaints }) => {
  await logInBrowser(page.context(), "en");
  await shopper.open("/en");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open("/user/tickets");
  await shopper.open("/user/tickets/new");
  await page.context().setOffline(true);
  await page.getByRole("textbox", { name: say("en", "ticket.subject") }).fill("No parcel");
  await page.getByRole("textbox", { name: say("en", "ticket.body") }).fill("Where is it?");
  await page.getByRole("button", { name: say("en", "ticket.send") }).click();
  await expect.poll(() => offlineWaiting(page)).toBe("1");
  const outbox = page.getByRole("region", { name: say("en", "offline.outbox") });
  await expect(outbox).toContainText("Where is it?");
  await page.goto("/user/tickets");
  await shopper.settle();
  await expect(outbox).toContainText(say("en", "offline.not_sent"));
  await expect(outbox).toContainText("Where is it?");
  await page.goto("/offline/en");
  await outbox.getByRole("button", { name: say("en", "offline.dont_send") }).click();
  await expect(outbox).toBeHidden();
  expect(await offlineWaiting(page)).toBeNull();
  takeOut(complaints, lostConnection);
});

test("R-PWA-14[cart] a line that is taken out of the cart's page offline is gone from it, and from the shop's", async ({
  page,
  shopper,
  complaints,
}) => {
  const { token } = await comeWithCart(page.context(), "en");
  await shopper.open("/en");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open("/en/carts");
  await page.context().setOffline(true);
  await shopper.main
    .getByRole("listitem")
    .getByRole("button", { name: new RegExp(`^${say("en", "cart.remove")}`) })
    .first()
    .click();
  await expect(page).toHaveURL("/offline/en");
  await shopper.settle();
  expect(await page.evaluate(() => localStorage.getItem("carts"))).toBe("{}");
  await page.context().setOffline(false);
  await expect(page).toHaveURL("/en");
  await shopper.settle();
  await expect.poll(() => offlineWaiting(page)).toBeNull();
  const answer = await ask("/api/user/carts", { headers: { Authorization: token, lang: "en" } });
  expect((answer.json() as { lines: unknown[] }).lines).toEqual([]);
  takeOut(complaints, lostConnection);
});

test("the worker sends what waits when the browser wakes it, without a page, and once", async ({
  page,
  shopper,
  complaints,
}) => {
  const { token, variant } = await comeWithCart(page.context(), "en");
  await shopper.open("/en");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await shopper.open("/en/carts");
  await page.context().setOffline(true);
  await shopper.main
    .getByRole("listitem")
    .getByRole("button", { name: new RegExp(`^${say("en", "cart.remove")}`) })
    .first()
    .click();
  await expect.poll(() => offlineWaiting(page)).toBe("1");
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  // No page of the shop is open any more.
  await page.goto("about:blank");
  await page.context().setOffline(false);
  await session.send("ServiceWorker.dispatchSyncEvent", {
    origin,
    registrationId,
    tag: "offline-log",
    lastChance: false,
  });
  const headers = { Authorization: token, lang: "en" };
  const lines = async () =>
    ((await ask("/api/user/carts", { headers })).json() as { lines: { variant_id: string }[] })
      .lines;
  await expect.poll(async () => (await lines()).length).toBe(0);

  // What is put in again meanwhile is not taken out a second time.
  const op = { type: "add", op_id: randomUUID(), variant_id: variant, qty: 1 };
  await send(token, "en", "POST", "user/carts/sync", { ops: [op] });
  await shopper.open("/en");
  await expect.poll(() => offlineWaiting(page)).toBeNull();
  expect(await lines()).toHaveLength(1);
  takeOut(complaints, lostConnection);
});
