import { expect, it } from "vitest";
import { listCities, listCountries, listStates } from "./places.server";

it("R-API-26[paths, lang, authorization] asks for countries, states and cities with their language and an empty Authorization", async () => {
  const seen: [string, string | null, string | null][] = [];
  const context = {
    api: async ({ url, headers }: Request) => {
      const { pathname, search } = new URL(url);
      seen.push([pathname + search, headers.get("Authorization"), headers.get("lang")]);
      return Response.json({ data: [], total: 0 });
    },
  };
  await listCountries({ context, lang: "fa" });
  await listStates({ context, lang: "fa" }, 364);
  await listCities({ context, lang: "en" }, 364, 36423);
  expect(seen).toEqual([
    ["/api/address/?lang=fa", "", "fa"],
    ["/api/address/364?lang=fa", "", "fa"],
    ["/api/address/364/36423?lang=en", "", "en"],
  ]);
});
