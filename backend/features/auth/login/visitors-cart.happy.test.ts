import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { ApiShopper, findVariants } from "../../cart/cart.fixture";
import { countedPasswords, newPerson, post } from "../auth.fixture";

const backend = provideTestBackend({ passwords: countedPasswords() });

/** A visitor with two pieces in the cart, who then logs in. */
async function visitWithCart() {
  const { email } = newPerson();
  await logIn(backend(), { email, passwordHash: "hash of right" });
  const [variant = ""] = await findVariants(backend(), 1);
  const visitor = new ApiShopper(backend());
  await visitor.add(variant, 2);
  const headers = { "X-Cart": visitor.cart ?? "", lang: "en" };
  const login = () => post(backend(), "login", { target: email, password: "right" }, headers);
  return { variant, visitor, login };
}

it("decisions 10 the visitor's cart is the user's after login, and its token is done with", async () => {
  const { variant, login } = await visitWithCart();
  const { status, headers, body } = await login();
  expect(status).toBe(200);
  expect(headers.get("X-Guest-Gone")).toBe("cart, wish");
  expect(body.conflicts).toEqual([]);
  expect(await new ApiShopper(backend(), body.token).counts()).toEqual({ [variant]: 2 });
});

it("decisions 10 a cart that can't be merged keeps nobody from logging in, and is not lost", async () => {
  const { variant, visitor, login } = await visitWithCart();
  const { shop } = backend();
  await shop.database.run((q) => q.execute(sql`alter table cart rename to cart_away`));
  const { status, headers, body } = await login();
  expect(status).toBe(200);
  expect(headers.has("X-Guest-Gone")).toBe(false);
  await shop.database.run((q) => q.execute(sql`alter table cart_away rename to cart`));
  expect(await visitor.counts()).toEqual({ [variant]: 2 });
  expect((await new ApiShopper(backend(), body.token).call("user/carts")).body.count).toBe(0);
});
