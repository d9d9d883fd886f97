import { describe, expect, it } from "vitest";
import { findLines, readSources } from "./sources";

const calls = readSources(["backend/features", "dev/laboratory"], [".ts"]);

describe("the backend", () => {
  it("registers calls by privateRoute and publicRoute alone, so that none forgets whom it is for", () => {
    expect(
      findLines(calls, /\bapp\s*\.(openapi|get|post|put|patch|delete|all|on|route)\(/),
    ).toEqual([]);
  });

  it("leaves it to privateRoute to require a login", () => {
    const elsewhere = calls.filter(({ path }) => !path.endsWith("/require-login.ts"));
    expect(findLines(elsewhere, /\brequire(Login|Permission)\(/)).toEqual([]);
  });
});
