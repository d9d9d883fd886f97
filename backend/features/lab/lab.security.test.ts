import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";

const ask = (unique_name: unknown) => ({
  method: "POST",
  body: JSON.stringify({ unique_name }),
  headers: { "Content-Type": "application/json" },
});

describe("a shop without the laboratory", () => {
  const test = provideTestBackend();

  it("R-LAB-01 has none of its calls", async () => {
    expect((await test().call("lab/unique", ask("a"))).status).toBe(404);
  });
});

describe("a shop with the laboratory", () => {
  const test = provideTestBackend({ lab: true });

  it("R-UNIQ-02 a free name has data, a taken one a message, no name a refusal", async () => {
    const free = await test().call("lab/unique", ask("saffron"));
    expect(free.body).toEqual({ data: { unique_name: "saffron" } });
    const taken = await test().call("lab/unique", ask(" Timcheh "));
    expect(taken.status).toBe(409);
    expect(taken.body.msg).toBe("lab.name_taken");
    for (const wrong of ["", undefined, 7, "a".repeat(61)]) {
      expect((await test().call("lab/unique", ask(wrong))).status).toBe(400);
    }
  });
});
