import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { ticketPosted, ticket as ticketSchema } from "#backend/contract/ticket";
import { ask } from "../../support/ask";
import { send } from "../../support/checking-out";
import { chooseLie, choosePng } from "../../support/chosen-files";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { offlineWaiting } from "../../support/offline-waiting";
import type { Shopper } from "../../support/shopper";
import { say, saying } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(120_000);

/** Somebody whose ticket stands open on a page that the worker looks after. */
async function openTicket(page: Page, shopper: Shopper, lang: LanguageCode) {
  const token = await logInBrowser(page.context(), lang);
  const input = { client_id: randomUUID(), department: "other", subject: "Parcel", body: "Hello" };
  const { code } = ticketPosted.parse(await send(token, lang, "POST", "user/tickets", input));
  await shopper.open(`/${lang}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open(`/user/tickets/${code}`);
  const body = page.getByRole("textbox", { name: say(lang, "ticket.body") });
  // What checks a form as one types comes with its first key.
  const live = page.waitForResponse(/use-form/);
  await body.fill("It");
  await live;
  const messages = async () => {
    const answer = await ask(`/api/user/tickets/${code}`, { headers: { Authorization: token } });
    return ticketSchema.parse(answer.json()).messages.map((message) => ({
      body: message.body,
      pictures: message.pictures.map(({ name }) => name),
    }));
  };
  return { body, messages };
}

type Chosen = Awaited<ReturnType<typeof choosePng>>;

/** Writes a reply without a network. */
async function reply(page: Page, lang: LanguageCode, body: string, files: Chosen[]) {
  await page.getByRole("textbox", { name: say(lang, "ticket.body") }).fill(body);
  await page.locator('#reply-form input[type="file"]').setInputFiles(files);
  for (const { name } of files) {
    await expect(page.locator("#reply-form").getByText(name)).toBeVisible();
  }
  await page.getByRole("button", { name: say(lang, "ticket.reply_send") }).click();
}

const outboxOf = (page: Page, lang: LanguageCode) =>
  page.getByRole("region", { name: say(lang, "offline.outbox") });

for (const lang of languageCodes) {
  test(`R-PWA-14[other-forms] a reply with pictures that is written offline waits with them, and exactly one arrives though an answer is lost (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const { body, messages } = await openTicket(page, shopper, lang);
    await page.context().setOffline(true);
    const files = [await choosePng("door.png"), await choosePng("box.png", 90, 60)];
    await reply(page, lang, "It has come broken.", files);
    await expect.poll(() => offlineWaiting(page)).toBe("1");
    await expect(body).toHaveValue("");
    await expect(page.locator("#reply-form").getByText("door.png")).toBeHidden();

    await page.goto(`/offline/${lang}`);
    const outbox = outboxOf(page, lang);
    await expect(outbox).toContainText("It has come broken.");
    await expect(outbox.getByRole("list", { name: say(lang, "ticket.pictures") })).toContainText(
      /door\.png.+box\.png/s,
    );
    await expect(page.getByRole("region", { name: say(lang, "offline.room") })).toContainText(
      saying(lang, "offline.room_waiting_other"),
    );

    let lost = 0;
    await page.context().route("**/sync", async (route) => {
      if (lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      await route.abort("connectionfailed");
    });
    await page.context().setOffline(false);
    await expect(page).toHaveURL(`/${lang}`);
    await shopper.settle();
    await expect.poll(() => offlineWaiting(page), { timeout: 30_000 }).toBeNull();
    expect(lost).toBe(1);
    expect(await messages()).toEqual([
      { body: "Hello", pictures: [] },
      { body: "It has come broken.", pictures: ["door.png", "box.png"] },
    ]);
    takeOut(complaints, lostConnection);
  });

  test(`error: of a message that waits a picture that the shop refuses is told with the words, which are sent without it (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const { messages } = await openTicket(page, shopper, lang);
    await page.context().setOffline(true);
    await reply(page, lang, "See the drawing.", [chooseLie(), await choosePng("door.png")]);
    await expect.poll(() => offlineWaiting(page)).toBe("1");
    await page.context().setOffline(false);
    await expect(
      page.getByRole("alert").filter({ hasText: say(lang, "offline.problems") }),
    ).toBeVisible();
    expect(await messages()).toHaveLength(1);

    await page.goto(`/offline/${lang}`);
    const problems = page.getByRole("region", { name: say(lang, "offline.problems_title") });
    await expect(problems).toContainText("See the drawing.");
    await expect(problems).toContainText("drawing.png");
    await expect(problems).toContainText(say(lang, "upload.not_a_picture"));
    await problems.getByRole("button", { name: say(lang, "offline.again") }).click();
    await expect(problems).toBeHidden();
    await expect.poll(() => offlineWaiting(page)).toBeNull();
    expect((await messages())[1]).toEqual({ body: "See the drawing.", pictures: ["door.png"] });
    takeOut(complaints, lostConnection);
  });
}

test("a picture that was handed in before the line went waits with its message", async ({
  page,
  shopper,
  complaints,
}) => {
  const { body, messages } = await openTicket(page, shopper, "en");
  const file = page.locator('#reply-form input[type="file"]');
  await file.setInputFiles(await choosePng("door.png"));
  await expect(page.locator("#reply-form").getByText("door.png")).toBeVisible();
  await page.context().setOffline(true);
  await body.fill("Look.");
  await page.getByRole("button", { name: say("en", "ticket.reply_send") }).click();
  await expect.poll(() => offlineWaiting(page)).toBe("1");
  await page.context().setOffline(false);
  await expect.poll(() => offlineWaiting(page)).toBeNull();
  expect((await messages())[1]).toEqual({ body: "Look.", pictures: ["door.png"] });
  takeOut(complaints, lostConnection);
});

test("a picture that found no line goes with its form where the line is back", async ({
  page,
  shopper,
  complaints,
}) => {
  const { body, messages } = await openTicket(page, shopper, "en");
  await page.context().setOffline(true);
  await page.locator('#reply-form input[type="file"]').setInputFiles(await choosePng("door.png"));
  await expect(page.locator("#reply-form").getByText("door.png")).toBeVisible();
  await page.context().setOffline(false);
  await body.fill("Look.");
  await page.getByRole("button", { name: say("en", "ticket.reply_send") }).click();
  await expect.poll(messages).toHaveLength(2);
  expect((await messages())[1]).toEqual({ body: "Look.", pictures: ["door.png"] });
  takeOut(complaints, lostConnection);
});

test("a message with pictures that waits is taken back with them", async ({
  page,
  shopper,
  complaints,
}) => {
  const { messages } = await openTicket(page, shopper, "en");
  await page.context().setOffline(true);
  await reply(page, "en", "Never mind.", [await choosePng("door.png")]);
  await expect.poll(() => offlineWaiting(page)).toBe("1");
  await page.goto("/offline/en");
  const outbox = outboxOf(page, "en");
  await outbox.getByRole("button", { name: say("en", "offline.dont_send") }).click();
  await expect(outbox).toBeHidden();
  expect(await offlineWaiting(page)).toBeNull();
  await page.context().setOffline(false);
  // The page of the device leads home by itself.
  await expect(page).toHaveURL("/en");
  await shopper.settle();
  expect(await messages()).toHaveLength(1);
  takeOut(complaints, lostConnection);
});

test("error: pictures that find no room are told, and stay in their form", async ({
  page,
  shopper,
  complaints,
}) => {
  const { body } = await openTicket(page, shopper, "en");
  await page.context().setOffline(true);
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("No room", "QuotaExceededError");
    };
  });
  await reply(page, "en", "Look.", [await choosePng("door.png")]);
  await expect(
    page.getByRole("alert").filter({ hasText: "There is no room left on this device" }),
  ).toBeVisible();
  expect(await offlineWaiting(page)).toBeNull();
  await expect(body).toHaveValue("Look.");
  await expect(page.locator("#reply-form").getByText("door.png")).toBeVisible();
  takeOut(complaints, lostConnection);
});

test("security: pictures that wait go with the login of whoever chose them, and nobody else sends them", async ({
  page,
  shopper,
  complaints,
}) => {
  const { messages } = await openTicket(page, shopper, "en");
  await page.context().setOffline(true);
  await reply(page, "en", "Mine alone.", [await choosePng("door.png")]);
  await expect.poll(() => offlineWaiting(page)).toBe("1");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/\/upload|\/sync/.test(request.url()) && request.method() === "POST")
      sent.push(request.url());
  });
  await page.goto("about:blank");
  await page.context().setOffline(false);
  await logInBrowser(page.context(), "en");
  await shopper.open("/en");
  await expect.poll(() => offlineWaiting(page)).toBeNull();
  await shopper.open("/offline/en");
  await expect(outboxOf(page, "en")).toBeHidden();
  expect(await messages()).toHaveLength(1);
  expect(sent.filter((url) => url.includes("/upload"))).toEqual([]);
  takeOut(complaints, lostConnection);
});
