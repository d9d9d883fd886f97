import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../runner/command";
import { expect, test } from "../support/fixtures";

const client = join(projectFolder, "build/client");

/** What came to browsers after those of 2020, and would end a page's script there. */
const later =
  /\.at\(|\.canParse\(|Response\.json\(|Object\.(hasOwn|groupBy)\b|\bstructuredClone\(|\.(findLast|findLastIndex|toSorted|toReversed|toSpliced|withResolvers|requestSubmit|randomUUID)\(|AbortSignal\.(any|timeout)\b|scheduler\.(yield|postTask)\b|\(\?<[=!]/g;

/** Conform's, which is started only where the browser has all that it calls (app/forms/use-form.enhanced.tsx). */
const isGuarded = (name: string) => /^assets\/use-form\.enhanced-/.test(name);

test("scripts call nothing that browsers of 2020 lack", () => {
  const assets = readdirSync(join(client, "assets")).map((name) => join("assets", name));
  const scripts = [...assets, "sw.js"].filter((name) => name.endsWith(".js") && !isGuarded(name));
  expect(scripts.length).toBeGreaterThan(20);
  const calls = scripts.flatMap((name) => {
    const text = readFileSync(join(client, name), "utf8");
    return [...text.matchAll(later)].map(({ 0: call, index }) => ({
      name,
      call,
      within: text.slice(index - 30, index + 40),
    }));
  });
  expect(calls).toEqual([]);
});
