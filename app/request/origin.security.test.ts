import { describe, expect, it } from "vitest";
import { isForeignRequest } from "./origin";

const post = (headers: Record<string, string>) =>
  new Request("http://localhost:3000/language", { method: "POST", headers });

describe("isForeignRequest (decisions 23)", () => {
  it.each([
    [{}, false],
    [{ Origin: "https://shop.example" }, false],
    [{ Origin: "http://localhost:3000" }, false],
    [{ Origin: "http://127.0.0.1:4000", Host: "127.0.0.1:4000" }, false],
    [{ Origin: "https://shop.example", "Sec-Fetch-Site": "same-origin" }, false],
    [{ "Sec-Fetch-Site": "none" }, false],
    [{ Origin: "null" }, true],
    [{ Origin: "https://evil.example" }, true],
    [{ Origin: "https://shop.example.evil.example" }, true],
    [{ Origin: "https://shop.example:8443" }, true],
    [{ Origin: "" }, true],
    [{ Origin: "http://shop.example" }, true],
    [{ Origin: "http://shop.example", Host: "shop.example" }, true],
    [{ Origin: "https://127.0.0.1:4000", Host: "127.0.0.1:4000" }, true],
    [{ Origin: "https://x@shop.example" }, true],
    [{ Origin: "https://shop.example", "Sec-Fetch-Site": "cross-site" }, true],
    [{ "Sec-Fetch-Site": "cross-site" }, true],
  ])("%j", (headers, foreign) => {
    expect(isForeignRequest(post(headers), "https://shop.example")).toBe(foreign);
  });
});
