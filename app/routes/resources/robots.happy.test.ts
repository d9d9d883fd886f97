import { expect, it } from "vitest";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { loader } from "./robots";

async function readRules() {
  const { context } = fakeContext();
  const text = await loader({ request: fakeRequest("/robots.txt"), context, params: {} }).text();
  return text.split("\n").flatMap((line) => {
    const [, verb, pattern = ""] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? [];
    return verb ? [{ allows: verb === "Allow", pattern }] : [];
  });
}

const escapeRule = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** Whether a crawler may ask for an address: the longest rule that fits counts (RFC 9309). */
async function mayCrawl(address: string): Promise<boolean> {
  const fitting = (await readRules()).filter(({ pattern }) =>
    new RegExp(`^${escapeRule(pattern).replaceAll("*", ".*")}`).test(address),
  );
  const longest = fitting.sort((one, other) => other.pattern.length - one.pattern.length)[0];
  return longest?.allows ?? true;
}

it.each([
  "/fa",
  "/en/home/products/show/1/lamp",
  "/fa/home/products/digital",
  "/en/home/singleBlog/1/tea",
  "/en/home/feed/food",
  "/fa/home/pages/about",
  "/home/law?kind=privacy",
  "/api/media/abc-480.avif",
  "/api/media/titles/post/1/fa",
])("a crawler may read %s", async (address) => {
  expect(await mayCrawl(address)).toBe(true);
});

it.each([
  "/api/home/products",
  "/user/orders",
  "/login",
  "/fa/login",
  "/en/carts",
  "/suggest?q=a",
  "/fa/home/products/digital?attr.color=red",
])("a crawler is not asked to read %s", async (address) => {
  expect(await mayCrawl(address)).toBe(false);
});
