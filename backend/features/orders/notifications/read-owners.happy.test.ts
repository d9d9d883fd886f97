import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { provideTestDatabase } from "../../../../tests/support/database";
import { settings } from "../../../db/tables/checkouts";
import { users } from "../../../db/tables/users";
import { readOwners } from "./read-owners";

const shop = provideTestDatabase("empty");
const run: ReturnType<typeof shop>["database"]["run"] = (work) => shop().database.run(work);

type User = typeof users.$inferInsert;
const owner: User = { email: "owner@example.test", lang: "en", permissions: ["*"] };

beforeAll(() =>
  run((q) =>
    q
      .insert(users)
      .values([
        owner,
        { email: "reads@example.test", lang: "fa", permissions: ["orders.read"] },
        { phone: "+989120000001", lang: "fa", permissions: ["orders.write", "library"] },
        { lang: "fa", permissions: ["*"] },
        { email: "library@example.test", permissions: ["library"] },
        { email: "shopper@example.test" },
        { email: "gone@example.test", permissions: ["*"], status: "blocked" },
      ]),
  ),
);
afterEach(() => run((q) => q.delete(settings)));

const settle = (value: object) =>
  run((q) => q.insert(settings).values({ key: "shop.notify", value }));

/** Ways to those who hear of orders, in no order of their own. */
async function told(): Promise<string[]> {
  const found = await run(readOwners);
  return found.map(({ channel, target, lang }) => `${channel} ${target} ${lang}`).sort();
}

const staff = [
  "email owner@example.test en",
  "email reads@example.test fa",
  "sms +989120000001 fa",
];

describe("domain 4.7 who hears of orders", () => {
  it("is everyone of the staff who may see them and has a way to be told", async () => {
    expect(await told()).toEqual(staff);
  });

  it("is who the owner says instead, by e-mail where there is one, in the language that goes with it", async () => {
    const [email, phone] = ["shop@example.test", "+989120000009"];
    await settle({ email, phone, lang: "en" });
    expect(await told()).toEqual(["email shop@example.test en"]);
  });

  it("may be a phone alone", async () => {
    await settle({ phone: "+989120000009" });
    expect(await told()).toEqual(["sms +989120000009 fa"]);
  });

  it.each([{ lang: "en" }, { email: "" }, { email: 7 }])(
    "is the staff again where %j names nobody",
    async (value) => {
      await settle(value);
      expect(await told()).toEqual(staff);
    },
  );

  it("leaves other settings out of it", async () => {
    await run((q) =>
      q.insert(settings).values({ key: "mail", value: { email: "m@example.test" } }),
    );
    expect(await told()).toEqual(staff);
  });
});
