import { expect, it } from "vitest";
import { provideTestBackend } from "../../tests/support/backend";
import { errorBody } from "../contract/errors";
import { createBackend } from "../create-backend";
import type { Database } from "../db/database";

const testBackend = provideTestBackend();

it.each([
  ["nope", "GET", 404, "error.not_found"],
  ["user", "PATCH", 405, "error.method_not_allowed"],
  ["home/products", "POST", 405, "error.method_not_allowed"],
  ["home/products/999999", "GET", 404, "error.not_found"],
  ["home/products/99999999999", "GET", 404, "error.not_found"],
  ["home/products/x", "GET", 404, "error.not_found"],
  ["home/products?gen=nope", "GET", 404, "error.not_found"],
  ["home/products?category=nope", "GET", 404, "error.not_found"],
  ["site-default/other/fa", "GET", 404, "error.not_found"],
  ["site-default/timcheh/de", "GET", 404, "error.not_found"],
  ["translate/renusify,other/fa", "GET", 404, "error.not_found"],
  ["home/products?q=%00", "GET", 400, "error.bad_request"],
  ["home/products?q=%ff%fe", "GET", 400, "error.bad_request"],
  ["home/products/%E0%A4%A", "GET", 400, "error.bad_request"],
  [`home/products?q=${"a".repeat(10_000)}`, "GET", 400, "error.bad_request"],
  ["media/0000", "GET", 404, "error.not_found"],
  ["media/00000000000000000000", "GET", 404, "error.not_found"],
  ["media/00000000000000000000?w=301", "GET", 400, "error.bad_request"],
])("%s by %s is a clear %i", async (path, method, status, msg) => {
  const answer = await testBackend().call(path, { method });
  expect(answer.status).toBe(status);
  expect(errorBody.parse(answer.body)).toMatchObject({ msg });
  expect(testBackend().errors).toEqual([]);
});

it("refuses a body that is too large", async () => {
  const answer = await testBackend().call("translate/timcheh/key", {
    method: "POST",
    body: "x".repeat(70_000),
    headers: { "Content-Length": "70000" },
  });
  expect(answer.status).toBe(413);
});

it("carries the caller's request id, and none that could break a log", async () => {
  const given = await testBackend().call("nope", { headers: { "X-Request-Id": "abc-12345678" } });
  expect(given.headers.get("X-Request-Id")).toBe("abc-12345678");
  expect(given.body.requestId).toBe("abc-12345678");
  const odd = await testBackend().call("nope", { headers: { "X-Request-Id": "a b\tc" } });
  expect(odd.body.requestId).not.toBe("a b\tc");
});

it("a failure inside is a 500 that tells nothing", async () => {
  const fail = async () => {
    throw new Error("secret table of hidden things");
  };
  const database: Database = { run: fail, write: fail, transaction: fail, close: async () => {} };
  const logged: object[] = [];
  const backend = createBackend({
    database,
    picturesFolder: "/nowhere",
    packageName: "timcheh",
    autoTranslate: false,
    publicUrl: "http://shop.test",
    demo: false,
    log: { info: () => {}, warn: () => {}, error: (fields) => logged.push(fields) },
  });
  const response = await backend.fetch(new Request("http://shop.test/api/home/products"));
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(JSON.parse(text)).toMatchObject({ msg: "error.internal" });
  expect(text).not.toMatch(/secret|Error|at /);
  expect(logged).toHaveLength(1);
});
