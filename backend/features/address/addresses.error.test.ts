import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import type { AddressInput } from "../../contract/address";
import { addressForm } from "../../contract/own-forms";
import { inLosAngeles, inParis, inTehran } from "./addresses.fixture";

const shop = provideTestBackend();

async function send(input: object) {
  const { token } = await logIn(shop());
  const headers = { Authorization: token, "Content-Type": "application/json" };
  const path = "user/addresses";
  const answer = await shop().call(path, { method: "POST", headers, body: JSON.stringify(input) });
  const standing = await shop().call(path, { headers });
  return { ...answer, kept: standing.body.total };
}

describe("a change on a version that stands no more", () => {
  it.each(["PUT", "DELETE"])("by %s is refused, and changes nothing", async (method) => {
    const { token } = await logIn(shop());
    const headers = { Authorization: token, "Content-Type": "application/json" };
    const call = async (by: string, path: string, input?: object) =>
      shop().call(path, { method: by, headers, body: input && JSON.stringify(input) });
    const { body: made } = await call("POST", "user/addresses", inTehran);
    const path = `user/addresses/${made.id}`;
    const { body: standing } = await call("PUT", path, { ...inTehran, plate: "14" });
    const { status, body } =
      method === "PUT"
        ? await call("PUT", path, { ...inTehran, plate: "16", seen: made.version })
        : await call("DELETE", `${path}?seen=${made.version}`);
    expect([status, body.msg]).toEqual([409, "address.changed"]);
    expect((await call("GET", "user/addresses")).body.data).toEqual([standing]);
  });
});

describe("an address that can't be kept (domain 4.5, 4.10)", () => {
  it("names all that is missing at once", async () => {
    const { status, body, kept } = await send({});
    expect([status, body.msg, kept]).toEqual([400, "error.bad_request", 0]);
    expect(body.errors).toEqual({
      country_id: ["required_error"],
      recipient_name: ["required_error"],
      recipient_phone: ["required_error"],
      street: ["required_error"],
    });
  });

  it.each<[string, AddressInput, Record<string, string>]>([
    [
      "an unknown country",
      { ...inTehran, country_id: 999 },
      { country_id: "address.place_unknown" },
    ],
    ["no province", { ...inTehran, state_id: null }, { state_id: "required_error" }],
    ["an unknown province", { ...inTehran, state_id: 1 }, { state_id: "address.place_unknown" }],
    [
      "a state of another country",
      { ...inTehran, state_id: 84_006 },
      { state_id: "address.place_unknown" },
    ],
    ["no city", { ...inTehran, city_id: null }, { city_id: "required_error" }],
    [
      "a city of another province",
      { ...inTehran, city_id: 3_640_911 },
      { city_id: "address.place_unknown" },
    ],
    [
      "a city of another country",
      { ...inTehran, city_id: 5_368_361 },
      { city_id: "address.place_unknown" },
    ],
    [
      "a typed city of nothing",
      { ...inTehran, city_id: null, city_text: " " },
      { city_text: "required_error" },
    ],
    [
      "a typed city of one letter",
      { ...inTehran, city_id: null, city_text: "ت" },
      { city_text: "address.city_length" },
    ],
    ["no city in words", { ...inParis, city_text: " " }, { city_text: "required_error" }],
    ["a city of one letter", { ...inParis, city_text: "P" }, { city_text: "address.city_length" }],
    ["nine digits in Iran", { ...inTehran, zip_code: "123456789" }, { zip_code: "address.zip_ir" }],
    [
      "six digits in the USA",
      { ...inLosAngeles, zip_code: "123456" },
      { zip_code: "address.zip_us" },
    ],
    ["no code in Iran", { ...inTehran, zip_code: "" }, { zip_code: "required_error" }],
    [
      "a phone of the house",
      { ...inTehran, recipient_phone: "02188776655" },
      { recipient_phone: "address.phone_ir" },
    ],
    [
      "a phone of nine digits",
      { ...inLosAngeles, recipient_phone: "310555012" },
      { recipient_phone: "address.phone_us" },
    ],
    [
      "a street of four letters",
      { ...inTehran, street: "abcd" },
      { street: "address.street_length" },
    ],
    [
      "a street of 301 letters",
      { ...inTehran, street: "a".repeat(301) },
      { street: "address.street_length" },
    ],
    [
      "a name of one letter",
      { ...inTehran, recipient_name: "م" },
      { recipient_name: "address.name_length" },
    ],
    [
      "a title of 41 letters",
      { ...inTehran, title: "a".repeat(41) },
      { title: "address.too_long" },
    ],
  ])("%s", async (_, input, expected) => {
    const { status, body, kept } = await send(input);
    expect([status, kept]).toEqual([400, 0]);
    const errors = Object.entries(expected).map(([field, key]) => [field, [key]]);
    expect(body.errors).toEqual(Object.fromEntries(errors));
  });

  it.each(Object.entries(addressForm))(
    "R-VAL-21[address] one letter more than its table lets %s have",
    async (field, { max }) => {
      // Only where a country has no list of cities is one written.
      const { status, body, kept } = await send({ ...inParis, [field]: "7".repeat(max + 1) });
      expect([status, kept, Object.keys(body.errors)]).toEqual([400, 0, [field]]);
    },
  );

  it.each([
    ["a number as a text", { ...inTehran, country_id: "364" }],
    ["an object as a name", { ...inTehran, recipient_name: {} }],
    ["a name of 1001 letters", { ...inTehran, recipient_name: "a".repeat(1001) }],
    ["an op_id that is none", { ...inTehran, op_id: "1" }],
  ])("is not understood with %s", async (_, input) => {
    const { status, body, kept } = await send(input);
    expect([status, body.msg, kept]).toEqual([400, "error.bad_request", 0]);
  });

  it("is refused once fifty are kept", async () => {
    const { token } = await logIn(shop());
    const headers = { Authorization: token, "Content-Type": "application/json" };
    const add = () =>
      shop().call("user/addresses", { method: "POST", headers, body: JSON.stringify(inParis) });
    for (let count = 0; count < 50; count += 1) expect((await add()).status).toBe(200);
    expect((await add()).body.errors).toEqual({ address: ["address.book_full"] });
  });
});
