import { expect, test, testWithoutScripts, testWithScripts } from "../../../support/fixtures";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { shopUrl } from "../../../support/shop-url";
import type { Shopper } from "../../../support/shopper";
import { makeSynonyms } from "../../../support/synonyms";
import { say } from "../../../support/words";

/** More of them than the log shows at once. */
const deeds = 51;

const boxOf = ({ main }: Shopper) =>
  main.getByRole("region", { name: say("en", "staff.home.deeds"), exact: true }).last();

test.beforeEach(async ({ context, shopper }) => {
  await logInAtDesk(context);
  await context.addCookies([{ name: "lang", value: "en", url: shopUrl() }]);
  await makeSynonyms("en", deeds);
  await shopper.open("/staff");
});

testWithScripts(
  "R-INF-03[trigger] R-CONST-21[div] the box of what was done last asks for more at 199 px from its end, not at 201",
  async ({ page, shopper }) => {
    const box = boxOf(shopper);
    const rows = box.getByRole("listitem");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/staff/audit/rows")) asked.push(request.url());
    });
    await expect(rows).toHaveCount(50);
    const bringEnd = (distance: number) =>
      box.evaluate((element, below) => {
        const edge = element.getBoundingClientRect().top + element.clientTop + element.clientHeight;
        const end = element.querySelector(".infinite-end")?.getBoundingClientRect().top ?? 0;
        element.scrollTop += end - edge - below;
        // What an observer would have been told by now has been told.
        return new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
        );
      }, distance);
    await bringEnd(201);
    expect(asked).toEqual([]);
    await bringEnd(199);
    await expect.poll(() => rows.count()).toBeGreaterThan(50);
    expect(asked).toHaveLength(1);
  },
);

testWithoutScripts("what was done before is a page of the log", async ({ page, shopper }) => {
  await boxOf(shopper)
    .getByRole("link", { name: say("en", "infinite.more") })
    .click();
  await expect(shopper.title).toHaveText(say("en", "staff.audit.title"));
  await expect(page).toHaveURL(/before=\d+/);
});
