import { describe, expect, it } from "vitest";
import { fakeContext } from "~/request/context.fixture";
import { action as setLanguage } from "./language";
import { action as setLite } from "./lite";
import { action as setTheme } from "./theme";

function post(path: string, fields: Record<string, string>) {
  const request = new Request(`https://shop.example${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: "https://shop.example" },
  });
  return { request, context: fakeContext().context, params: {} };
}

/** What a browser would hold after the answer. */
function cookiesOf(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  return Object.fromEntries(pairs.map((pair) => pair.split("=", 2)));
}

describe("the switches", () => {
  it("R-LANG-15[form] the language is stored, and the page comes back", async () => {
    const response = await setLanguage(post("/language", { lang: "en", back: "/home/law?x=1" }));
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/home/law?x=1"]);
    expect(cookiesOf(response).lang).toBe("en");
  });

  it("an unknown language changes nothing", async () => {
    const response = await setLanguage(post("/language", { lang: "xx", back: "/blogs" }));
    expect(cookiesOf(response).lang).toBe("fa");
  });

  it.each(["//evil.example", "https://evil.example", ""])("does not lead to %j", async (back) => {
    const response = await setLanguage(post("/language", { lang: "fa", back }));
    expect(response.headers.get("Location")).toBe("/");
  });

  it.each([
    ["1", "1"],
    ["0", "0"],
  ])("lite %s is stored (decisions 20)", async (lite, stored) => {
    const response = await setLite(post("/lite", { lite, back: "/fa" }));
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/fa"]);
    expect(cookiesOf(response).lite).toBe(stored);
  });

  it.each([
    ["dark", "dark"],
    ["light", "light"],
    ["auto", ""],
    ["<script>", undefined],
  ])("the colours %s leave the cookie %j", async (theme, stored) => {
    const response = await setTheme(post("/theme", { theme, lite: "1", back: "/fa?x=1" }));
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/fa?x=1"]);
    expect(cookiesOf(response).theme).toBe(stored);
    expect(cookiesOf(response).lite).toBeUndefined();
  });
});
