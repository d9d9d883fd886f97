import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { laboratory } from "../laboratory";

const ask = (unique_name: unknown) => send({ unique_name });

const send = (body: unknown) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

describe("a shop without the laboratory", () => {
  const backend = provideTestBackend();

  it("R-LAB-01[flag] has none of its calls", async () => {
    expect((await backend().call("lab/unique", ask("a"))).status).toBe(404);
  });
});

describe("a shop with the laboratory", () => {
  const backend = provideTestBackend({ extensions: [laboratory] });

  it("R-UNIQ-02[free, taken] R-API-16[free, taken] a free name has data, a taken one a message, no name a refusal", async () => {
    const free = await backend().call("lab/unique", ask("saffron"));
    expect(free.body).toEqual({ data: { unique_name: "saffron" } });
    const taken = await backend().call("lab/unique", ask(" Timcheh "));
    expect(taken.status).toBe(409);
    expect(taken.body.msg).toBe("lab.name_taken");
    for (const wrong of ["", undefined, 7, "a".repeat(61)]) {
      expect((await backend().call("lab/unique", ask(wrong))).status).toBe(400);
    }
  });

  it("R-API-17[failure] a known code is answered with what it is good for, another with a message", async () => {
    const known = await backend().call("lab/check", send({ coupon: "nowruz" }));
    expect(known.body).toEqual({ data: { code: "NOWRUZ", percent: 20 } });
    const unknown = await backend().call("lab/check", send({ coupon: "HAFT" }));
    expect([unknown.status, unknown.body.msg]).toEqual([409, "lab.code_unknown"]);
    for (const wrong of [{}, { a: "x", b: "y" }, { coupon: 7 }, { coupon: "" }, [], "x"]) {
      expect((await backend().call("lab/check", send(wrong))).status).toBe(400);
    }
  });

  it("R-API-14[narrowed, empty] a select's options are those that have the text, all of them without one", async () => {
    expect((await backend().call("lab/options")).body).toHaveLength(20);
    const found = await backend().call("lab/options?s=ka", { headers: { lang: "en" } });
    expect(found.body).toEqual([{ name: "Carpet of Kashan", value: "carpet" }]);
    const inPersian = await backend().call("lab/options?s=كاش", { headers: { lang: "fa" } });
    expect(inPersian.body.map(({ value }: { value: string }) => value)).toEqual(["tile", "carpet"]);
  });

  it("a search is narrowed by its category", async () => {
    const call = (query: string) =>
      backend().call(`lab/search?${query}`, { headers: { lang: "en" } });
    expect((await call("search=rug")).body).toEqual([{ name: "Felt rug" }]);
    expect((await call("search=rug&category=wood")).body).toEqual([]);
    expect((await call(`search=${"a".repeat(101)}`)).status).toBe(400);
  });
});
