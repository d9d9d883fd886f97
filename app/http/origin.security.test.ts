import { describe, expect, it } from "vitest";
import { isForeignOrigin } from "./origin";

const post = (headers: Record<string, string>) =>
  new Request("http://localhost:3000/language", { method: "POST", headers });

describe("isForeignOrigin (decisions 23)", () => {
  it.each([
    [{}, false],
    [{ Origin: "https://shop.example" }, false],
    [{ Origin: "http://localhost:3000" }, false],
    [{ Origin: "http://127.0.0.1:4000", Host: "127.0.0.1:4000" }, false],
    [{ Origin: "null" }, true],
    [{ Origin: "https://evil.example" }, true],
    [{ Origin: "https://shop.example.evil.example" }, true],
    [{ Origin: "https://shop.example:8443" }, true],
    [{ Origin: "" }, true],
  ])("%j", (headers, foreign) => {
    expect(isForeignOrigin(post(headers), "https://shop.example")).toBe(foreign);
  });
});
