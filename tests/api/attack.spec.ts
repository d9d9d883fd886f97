import { expect, test } from "@playwright/test";
import { bodies } from "../attack/areas/bodies";
import { origins } from "../attack/areas/origins";
import { redirects } from "../attack/areas/redirects";
import { longSearches } from "../attack/areas/search/long-searches";
import { wire } from "../attack/areas/wire";
import type { Target } from "../attack/target";
import { throwRequests } from "../attack/throw-requests";
import { shopUrl } from "../support/shop-url";

/** The shop that all specs share; `npm run attack` tries more, on shops of its own. */
const target = (): Target => ({
  url: shopUrl(),
  databaseUrl: null,
  secrets: new Set(),
  log: () => "",
});

const areas = [wire, bodies, origins, redirects];

for (const { name, run } of [...areas.flatMap(({ attacks }) => attacks), longSearches]) {
  test(`an attack: ${name}`, async () => {
    const { answer, held } = await run(target());
    expect(held, answer).toBe(true);
  });
}

test("300 requests thrown together break nothing and tell nothing of the server's inside", async () => {
  const { answer, held } = await throwRequests(target(), { seed: 1404, requests: 300 });
  expect(held, answer).toBe(true);
});
