import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";

const shop = provideTestBackend();

interface Named {
  id: number;
  name: string;
}

const list = async (path: string): Promise<Named[]> => {
  const { status, body } = await shop().call(path);
  expect(status).toBe(200);
  expect(body.total).toBe(body.data.length);
  return body.data;
};

const names = async (path: string) => (await list(path)).map(({ name }) => name);

describe("the address service", () => {
  it.each([
    ["en", "Iran", "United States"],
    ["fa", "ایران", "ایالات متحده"],
  ])("lists the world's countries in %s, by name", async (lang, iran, usa) => {
    const { body } = await shop().call(`address/?lang=${lang}`);
    const shown: Named[] = body.data;
    expect(shown.length).toBeGreaterThan(230);
    expect(body.data.find(({ id }: Named) => id === 364)).toEqual({
      id: 364,
      name: iran,
      iso2: "IR",
      dial: "98",
      has_states: true,
    });
    expect(body.data.find(({ id }: Named) => id === 840)).toMatchObject({ name: usa, dial: "1" });
    const inOrder = shown.map(({ name }) => name).toSorted(new Intl.Collator(lang).compare);
    expect(shown.map(({ name }) => name)).toEqual(inOrder);
  });

  it("lists Iran's 31 provinces by the Persian alphabet", async () => {
    const provinces = await names("address/364?lang=fa");
    expect(provinces).toHaveLength(31);
    expect(provinces[0]).toBe("آذربایجان شرقی");
    expect(provinces.at(-1)).toBe("یزد");
    expect(provinces).toEqual(provinces.toSorted(new Intl.Collator("fa").compare));
    expect(await names("address/364?lang=en")).toContain("Kohgiluyeh and Boyer-Ahmad");
  });

  it("lists the USA's states, its district and its territories", async () => {
    const states = await names("address/840?lang=en");
    expect(states).toHaveLength(56);
    expect(states).toEqual(expect.arrayContaining(["California", "District of Columbia", "Guam"]));
    expect(await names("address/840?lang=fa")).toContain("کالیفرنیا");
  });

  it("names a province's cities in both languages by the same numbers", async () => {
    const fa = await list("address/364/36423?lang=fa");
    const en = await list("address/364/36423?lang=en");
    const tehran = fa.find(({ name }) => name === "تهران");
    expect(tehran).toBeDefined();
    expect(en.find(({ id }) => id === tehran?.id)?.name).toBe("Tehran");
    expect(en.map(({ id }) => id).sort()).toEqual(fa.map(({ id }) => id).sort());
  });

  it("R-ADDR-02[calls] knows cities in every province and state, each number once", async () => {
    const ids: number[] = [];
    for (const country of [364, 840]) {
      for (const state of await list(`address/${country}?lang=en`)) {
        ids.push(...(await list(`address/${country}/${state.id}?lang=en`)).map(({ id }) => id));
      }
    }
    expect(ids.length).toBeGreaterThan(20_000);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has no list of states for other countries", async () => {
    expect(await list("address/250?lang=en")).toEqual([]);
  });

  it("may be kept by anyone, by language", async () => {
    const { headers } = await shop().call("address/364?lang=fa");
    expect(headers.get("Cache-Control")).toBe("public, max-age=86400");
    expect(headers.get("Vary")).toBe("lang");
  });

  it.each([
    ["address/999", 404],
    ["address/364/84006", 404],
    ["address/250/1", 404],
    ["address/x", 400],
    ["address/364/-1", 400],
    ["address/99999999999999", 400],
  ])("%s answers %i", async (path, status) => {
    expect((await shop().call(path)).status).toBe(status);
  });
});
