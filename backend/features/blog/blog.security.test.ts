import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { maxRichText } from "../../contract/rich-text";
import { isStorable } from "../../contract/storable-text";
import { postTexts } from "../../db/tables/posts";
import { newId } from "../../ports/ids";
import { callerWith } from "../orders/staff.fixture";
import { attacks } from "../rich-text/attacks.fixture";
import { postFields, publish, sitDownToWrite } from "./blog.fixture";

const backend = provideTestBackend();

it("only who may write the shop's texts does", async () => {
  const other = await sitDownToWrite(backend(), ["tickets.read"]);
  const shopper = callerWith(backend(), (await logIn(backend())).token);
  for (const caller of [other, shopper]) {
    expect([403, 404]).toContain((await caller.post("admin/posts", postFields())).status);
    expect([403, 404]).toContain((await caller.get("admin/post-comments")).status);
  }
});

it("what isn't there is 404, and what can't be is refused by its field", async () => {
  const writer = await sitDownToWrite(backend());
  for (const path of [
    "home/blogs/999999",
    "home/blogs/x",
    "home/blogs?genum=nowhere",
    "home/blogs?genum=food&tag=nothing",
    "home/blogs?page=99",
  ]) {
    expect((await backend().call(path)).status, path).toBe(404);
  }
  const refused = await writer.post("admin/posts", postFields({ products: [99_999_999] }));
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { products: ["blog.no_such_product"] } },
  });
  const foreign = await writer.post(
    "admin/posts",
    postFields({ cover: "https://example.com/a.png" }),
  );
  expect(foreign).toMatchObject({
    status: 400,
    body: { errors: { cover: ["blog.no_such_picture"] } },
  });
});

it("a visitor writes no comment, a flood is stopped, a closed post takes none", async () => {
  const writer = await sitDownToWrite(backend());
  const id = await publish(writer);
  const comment = () => ({ client_id: newId(), body: "Buy here" });
  const visitor = await backend().call(`user/blogs/${id}/comments`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(comment()),
  });
  expect(visitor.status).toBe(401);
  const reader = callerWith(backend(), (await logIn(backend())).token);
  const answers: number[] = [];
  for (let n = 0; n < 11; n++) {
    answers.push((await reader.post(`user/blogs/${id}/comments`, comment())).status);
  }
  expect(answers).toEqual([...Array(10).fill(200), 429]);
  const closed = await publish(writer, { comment_policy: "closed" });
  const other = callerWith(backend(), (await logIn(backend())).token);
  expect((await other.post(`user/blogs/${closed}/comments`, comment())).status).toBe(409);
});

it("R-ROUTE-28[sanitised] all known attacks in one post come out harmless, also where the row was tampered with", async () => {
  const writer = await sitDownToWrite(backend());
  const storable = attacks.filter(isStorable);
  const source = storable.join("\n\n").slice(0, maxRichText);
  const id = await publish(writer, { texts: { en: { title: "Attacks", source } } });
  const html = async () =>
    (await backend().call(`home/blogs/${id}`, { headers: { lang: "en" } })).body.html;
  // The wire encodes texts once more.
  const harmful =
    /&lt;(?:script|svg|math|style|iframe|form|object|embed|link|meta|base|\w+[^&]* on\w+=)/i;
  expect(await html()).toContain("attacked()");
  expect(await html()).not.toMatch(harmful);
  const tampered = storable.join("");
  await backend().shop.database.run((q) => q.update(postTexts).set({ html: tampered }));
  expect(await html()).not.toMatch(harmful);
});
