import { expect, it } from "vitest";
import { laboratory } from "#dev/laboratory/laboratory";
import { provideTestBackend } from "../../tests/support/backend";
import { errorBody } from "../contract/errors";
import { Buyer } from "../features/checkout/checkout.fixture";

const backend = provideTestBackend({ extensions: [laboratory] });

const post = (path: string, body: BodyInit) =>
  backend().call(path, { method: "POST", body, headers: { "Content-Type": "application/json" } });

it.each([
  ["login", { target: "a\0b@x.co", password: "x" }, "target"],
  ["login", { target: "a@x.co", password: "\ud800" }, "password"],
  ["login/code", { target: "a\udc00@x.co" }, "target"],
  ["login/link", { target: "\0" }, "target"],
])("%s refuses %j and names the field", async (path, body, field) => {
  const answer = await post(path, JSON.stringify(body));
  expect(answer.status).toBe(400);
  expect(errorBody.parse(answer.body)).toMatchObject({
    msg: "error.bad_request",
    errors: { [field]: ["error.bad_text"] },
  });
  expect(backend().errors).toEqual([]);
});

it.each([{ note: "\0" }, { shipping: "\0" }, { note: "\ud83d" }])(
  "the checkout refuses %j, and nothing changes",
  async (choice) => {
    const buyer = await Buyer.come(backend());
    const [field = ""] = Object.keys(choice);
    const { status, body } = await buyer.choose(choice);
    expect([status, body.errors]).toEqual([400, { [field]: ["error.bad_text"] }]);
    expect((await buyer.checkout()).note).toBeNull();
  },
);

it("takes whole pairs, and every other sign", async () => {
  const buyer = await Buyer.come(backend());
  const note = "😀 \u{10ffff} \u0001 ‌ی";
  expect((await buyer.choose({ note })).status).toBe(200);
});

it("looks at keys and at any depth, and names the field of the outermost object", async () => {
  for (const data of [["\0"], { a: [{ b: "\ud800" }] }, { "\0": 1 }]) {
    const answer = await post("lab/form", JSON.stringify({ name: "a", data }));
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ data: ["error.bad_text"] });
  }
  const atTop = await post("lab/form", JSON.stringify({ "a\0": 1 }));
  expect([atTop.status, atTop.body.errors]).toEqual([400, undefined]);
  expect((await post("lab/form", '"\\u0000"')).status).toBe(400);
});

it("refuses what is nested deeper than any call's body", async () => {
  const nested = (depth: number) => `{"name":"a","data":${"[".repeat(depth)}${"]".repeat(depth)}}`;
  const errorsAt = async (depth: number) => (await post("lab/form", nested(depth))).body.errors;
  expect(await errorsAt(30)).toBeDefined();
  expect(await errorsAt(40)).toBeUndefined();
  expect(await errorsAt(30_000)).toBeUndefined();
  expect(backend().errors).toEqual([]);
});

it("leaves what is no JSON to the call", async () => {
  for (const body of ["{", "", "\0"]) {
    expect((await post("login", body)).body.msg).toBe("error.bad_request");
  }
});

it("takes no JSON where a file is expected", async () => {
  expect((await post("upload", `{"a":"${"x".repeat(100_000)}"}`)).status).toBe(400);
});

it("refuses a query of more parameters than any call has", async () => {
  const query = (count: number) => Array(count).fill("q=a").join("&");
  expect((await backend().call(`home/search?${query(500)}`)).status).toBe(200);
  expect((await backend().call(`home/search?${query(501)}`)).status).toBe(400);
});
