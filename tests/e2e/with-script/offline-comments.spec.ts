import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { findPostPath } from "../../support/journal";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { offlineWaiting } from "../../support/offline-waiting";
import { isSaved } from "../../support/saved-pages";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });

for (const lang of languageCodes) {
  test(`a comment that is written offline is shown on its post as one that waits, and can be taken back there (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await logInBrowser(page.context(), lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const path = await findPostPath(lang);
    await shopper.open(path);
    await expect.poll(() => isSaved(page, path)).toBe(true);
    const body = page.getByRole("textbox", { name: say(lang, "blog.comment") });
    const live = page.waitForResponse(/use-form/);
    await body.fill("It");
    await live;
    await page.context().setOffline(true);
    await body.fill("It is a fine story.");
    await page.getByRole("button", { name: say(lang, "blog.comment_send") }).click();
    await expect.poll(() => offlineWaiting(page)).toBe("1");
    const waiting = page.getByRole("region", { name: say(lang, "offline.outbox") });
    for (const come of [() => shopper.settle(), () => page.reload()]) {
      await come();
      await expect(waiting).toContainText("It is a fine story.");
      await expect(waiting).toContainText(say(lang, "offline.not_sent"));
    }
    await waiting.getByRole("button", { name: say(lang, "offline.dont_send") }).click();
    await expect(waiting).toBeHidden();
    expect(await offlineWaiting(page)).toBeNull();
    takeOut(complaints, lostConnection);
  });
}
