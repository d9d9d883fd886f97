import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import type { AddressInput } from "../../contract/address";
import { inLosAngeles, inParis, inTehran } from "./addresses.fixture";

const shop = provideTestBackend();

/** A new user's calls about addresses. */
async function newcomer(lang = "en") {
  const { token } = await logIn(shop());
  const call = async (method: string, path: string, body?: AddressInput) => {
    const answer = await shop().call(path, {
      method,
      headers: { Authorization: token, lang, "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  return {
    list: async () => (await call("GET", "user/addresses")).data,
    add: (input: AddressInput) => call("POST", "user/addresses", input),
    change: (id: string, input: AddressInput) => call("PUT", `user/addresses/${id}`, input),
    remove: (id: string) => call("DELETE", `user/addresses/${id}`),
  };
}

const defaults = (list: { is_default: boolean }[]) => list.map(({ is_default }) => is_default);

describe("a user's addresses (domain 4.5)", () => {
  it("are kept in one form, whatever digits they were written in (domain 4.10, decisions 17)", async () => {
    const { add, list } = await newcomer("fa");
    const made = await add(inTehran);
    expect(made).toMatchObject({
      recipient_phone: "+98 9121234567",
      zip_code: "1234567890",
      country: { id: 364, name: "ایران" },
      iso2: "IR",
      state: { id: 36_423, name: "تهران" },
      city: { id: 3_640_394, name: "تهران" },
      city_text: null,
      title: null,
      is_default: true,
    });
    expect(await list()).toEqual([made]);
  });

  it("name their places in the reader's language", async () => {
    const { add } = await newcomer("en");
    expect(await add(inTehran)).toMatchObject({
      country: { name: "Iran" },
      state: { name: "Tehran" },
      city: { name: "Tehran" },
    });
  });

  it.each([
    ["  los angeles ", { city: { id: 5_368_361 }, city_text: null }],
    ["Los Ángeles", { city: { id: 5_368_361 }, city_text: null }],
    ["Big Bear Farms", { city: null, city_text: "Big Bear Farms" }],
  ])(
    "know a city of the list that was typed as %j, and keep any other as written (0130)",
    async (city_text, kept) => {
      const { add } = await newcomer("en");
      expect(await add({ ...inLosAngeles, city_id: null, city_text })).toMatchObject({
        state: { id: inLosAngeles.state_id },
        ...kept,
      });
    },
  );

  it("know a typed city by its Persian name and by its English one (0130)", async () => {
    const { add } = await newcomer("fa");
    for (const city_text of ["تهران", "تهــران", "tehran"]) {
      expect(await add({ ...inTehran, city_id: null, city_text })).toMatchObject({
        city: { id: inTehran.city_id },
        city_text: null,
      });
    }
  });

  it("take a written city where the country has no lists", async () => {
    const { add } = await newcomer();
    expect(await add(inParis)).toMatchObject({ state: null, city: null, city_text: "Paris" });
  });

  it("leave out what does not belong to the country", async () => {
    const { add } = await newcomer();
    const made = await add({ ...inParis, state_id: 36_423, city_id: 3_640_394 });
    expect(made).toMatchObject({ state: null, city: null });
    expect(await add({ ...inTehran, city_text: "Paris" })).toMatchObject({ city_text: null });
  });

  it("have one default: the first, until another one is made it", async () => {
    const { add, change, list } = await newcomer();
    const first = await add(inTehran);
    const second = await add(inLosAngeles);
    expect(defaults(await list())).toEqual([true, false]);
    await change(second.id, { ...inLosAngeles, is_default: true });
    const now = await list();
    expect(defaults(now)).toEqual([true, false]);
    expect(now[0].id).toBe(second.id);
    await change(second.id, { ...inLosAngeles, street: "14 Main Street" });
    expect((await list())[0]).toMatchObject({ street: "14 Main Street", is_default: true });
    await add({ ...inParis, is_default: true });
    expect((await list()).find(({ id }: { id: string }) => id === first.id).is_default).toBe(false);
    expect(defaults(await list()).filter(Boolean)).toHaveLength(1);
  });

  it("pass the default on when it is removed", async () => {
    const { add, remove } = await newcomer();
    const first = await add(inTehran);
    const second = await add(inLosAngeles);
    const left = await remove(first.id);
    expect(left.data).toEqual([{ ...second, is_default: true }]);
    expect((await remove(second.id)).total).toBe(0);
  });

  it("are added once however often it is sent (decisions 11)", async () => {
    const { add, list } = await newcomer();
    const op_id = randomUUID();
    const [first, again] = await Promise.all([
      add({ ...inTehran, op_id }),
      add({ ...inTehran, op_id }),
    ]);
    expect(again).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  it("stay removed where what made them is sent again", async () => {
    const { add, remove, list } = await newcomer();
    const op_id = randomUUID();
    const made = await add({ ...inTehran, op_id });
    await remove(made.id);
    expect(await add({ ...inTehran, op_id })).toMatchObject({ id: made.id });
    expect(await list()).toEqual([]);
  });

  it("have a version of what they read, whichever is the default one", async () => {
    const { add, change } = await newcomer();
    const made = await add(inTehran);
    const same = await add({ ...inTehran, is_default: true });
    expect(same.version).toBe(made.version);
    const moved = await change(made.id, { ...inTehran, plate: "14", seen: made.version });
    expect(moved.version).not.toBe(made.version);
  });

  it("are rewritten once on the version that was seen: again the same words change nothing", async () => {
    const { add, change, list } = await newcomer();
    const made = await add(inTehran);
    const input = { ...inTehran, plate: "14", seen: made.version };
    const once = await change(made.id, input);
    expect(await change(made.id, input)).toEqual(once);
    expect(await list()).toEqual([once]);
  });

  it("have one default too when two are added at once", async () => {
    const { add, list } = await newcomer();
    await Promise.all([add(inTehran), add(inLosAngeles), add(inParis)]);
    expect(defaults(await list())).toEqual([true, false, false]);
  });
});
