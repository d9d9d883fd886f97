import { expect, it, vi } from "vitest";
import { logOf } from "./log-of.server";

it("uses the log that is handed in", () => {
  const log = { error: vi.fn() };
  expect(logOf({ log })).toBe(log);
});

it("says what failed on standard error where none is, redacted", () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const err = Object.assign(new Error("no backend for a@b.co"), { params: ["PRIVATE"] });
  logOf({}).error({ requestId: "r-1", path: "/fa/login/v3ryS3cr3t-v3ryS3cr3t", err }, "failed");
  const [line] = written.mock.calls.map(([text]) => String(text));
  written.mockRestore();
  expect(line).toMatch(/^\{.+\}\n$/);
  expect(JSON.parse(line ?? "")).toMatchObject({
    level: "error",
    requestId: "r-1",
    path: "/fa/login/…",
    msg: "failed",
    err: { type: "Error", message: "no backend for …@…" },
  });
  expect(line).not.toMatch(/PRIVATE|S3cr3t|a@b/);
});
