import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { z } from "zod";
import { redactPath } from "~/request/log/redact-text.server";
import { createLog } from "./log";

const token = "v3ryS3cr3t-v3ryS3cr3t_v3ryS3cr3t-v3ryS3cr3t";

/** What a log's line says, as text. */
function lineOf(say: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  say(createLog("info", { write: (line) => void lines.push(line) }));
  return lines.join("");
}

it.each([
  [`/fa/login/${token}`, "/fa/login/…"],
  [`/FA/Login/${token}`, "/FA/Login/…"],
  [`/login/${token}.data?_routes=x`, "/login/…"],
  [`/api/login/links/${token}`, "/api/login/links/…"],
  ["/api/login/code", "/api/login/code"],
  ["/fa/login?back=/user/orders&code=318682", "/fa/login"],
  ["/fa/home/invoice/1405-000003/9f8e7d6c5b4a", "/fa/home/invoice/1405-000003/…"],
  ["/api/home/invoices/1405-000003/9f8e7d6c5b4a", "/api/home/invoices/1405-000003/…"],
  ["/user/orders/1405-1/invoice", "/user/orders/1405-1/invoice"],
  ["/fa/home/products?q=%D8%B9%D9%84%DB%8C", "/fa/home/products"],
])("decisions 8 of %s the log learns %s", (path, logged) => {
  expect(redactPath(path)).toBe(logged);
  const line = lineOf((log) => log.error({ path, deep: { path: [path] } }, `not found: ${path}`));
  expect(JSON.parse(line)).toMatchObject({
    path: logged,
    deep: { path: [logged] },
    msg: `not found: ${logged}`,
  });
});

it("a newline in what somebody sent begins no line of its own", () => {
  const forged = '{"level":30,"msg":"forged"}';
  const said = lineOf((log) =>
    log.info({ path: `/x\n${forged}`, agent: `\r\n${forged}` }, `a\n${forged}`),
  );
  expect(said.split("\n").filter((line) => line !== "")).toHaveLength(1);
});

/** A row that a constraint refuses, as the driver and Drizzle tell it. */
function refusedRow(): DrizzleQueryError {
  const values = ["PRIVATE NAME", "PRIVATE STREET 12\n    at the corner:1:2", "318682"];
  const driver = Object.assign(
    new Error('new row for relation "address" violates check constraint "address_name"'),
    {
      name: "PostgresError",
      code: "23514",
      detail: `Failing row contains (${values}).`,
      where: `COPY address, line 1: "${values}"`,
      parameters: values,
      args: values,
      table_name: "address",
      constraint_name: "address_name",
    },
  );
  return new DrizzleQueryError('insert into "address" values ($1, $2, $3)', values, driver);
}

it.each([
  ["under err", (log: ReturnType<typeof createLog>) => log.error({ err: refusedRow() }, "failed")],
  ["without words of ours", (log: ReturnType<typeof createLog>) => log.error(refusedRow())],
  [
    "deep in another",
    (log: ReturnType<typeof createLog>) =>
      log.error({ err: new AggregateError([new Error("x", { cause: refusedRow() })], "all") }, "f"),
  ],
])("a failed query told %s keeps its statement and its place, and none of its values", (_, say) => {
  const line = lineOf(say);
  expect(line).not.toMatch(/PRIVATE|318682|corner/);
  for (const kept of [
    "insert into",
    "23514",
    "address_name",
    '"address"',
    "log.security.test.ts",
  ]) {
    expect(line).toContain(JSON.stringify(kept).slice(1, -1));
  }
});

it("an error keeps no input: of a schema, of JSON, of a header, of a bad value in a query", () => {
  const errors: unknown[] = [
    z.object({ street: z.literal("a") }).safeParse({ street: "PRIVATE" }, { reportInput: true })
      .error,
    caught(() => JSON.parse('{"street":"PRIVATE" "a"}')),
    caught(() => JSON.parse("PRIVATE")),
    caught(() => new Headers().set("Cookie", "PRIVATE\0")),
    caught(() => new URL("PRIVATE")),
    Object.assign(new Error('invalid input syntax for type integer: "PRIVATE"'), { code: "22P02" }),
    Object.assign(new Error("refused"), { data: "PRIVATE", params: ["PRIVATE"], input: "PRIVATE" }),
    new Error("550 no such user PRIVATE@shop.example, nor +989121234567"),
    { name: "thing", message: "thrown", value: "PRIVATE" },
  ];
  for (const err of errors) {
    const line = lineOf((log) => log.error({ err }, "failed"));
    expect(line).not.toMatch(/PRIVATE|98912/);
    expect(JSON.parse(line).err.message).not.toBe("");
  }
});

it("an error keeps what helps: its words, its place, its cause", () => {
  const err = new TypeError("x is not a function", { cause: new Error("no route to host") });
  const told = JSON.parse(lineOf((log) => log.warn({ err, requestId: "r-1" }, "failed")));
  expect(told).toMatchObject({
    requestId: "r-1",
    msg: "failed",
    err: {
      type: "TypeError",
      message: "x is not a function",
      stack: expect.stringContaining("log.security.test.ts"),
      cause: { message: "no route to host" },
    },
  });
});

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown.");
}
