import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { reviewSchema } from "./schema.server";

const body = "It boils a litre in three minutes.";

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "review.save", ...fields })) {
    form.set(name, value);
  }
  return parseWithZod(form, { schema: reviewSchema });
}

/** By the fields' names, the first thing that is wrong with each. */
function mistakesIn(fields: Record<string, string>) {
  const { error } = parse(fields).reply();
  return Object.fromEntries(Object.entries(error ?? {}).map(([name, all]) => [name, all?.[0]]));
}

describe("the form of a review", () => {
  it("takes stars and words; a title and a name are left to the writer", () => {
    const { value } = { value: undefined, ...parse({ stars: "4", body: ` ${body} ` }) };
    expect(value).toMatchObject({ stars: 4, title: "", body, anonymous: false });
    const named = parse({ stars: "5", title: "Fast", body, anonymous: "on" });
    expect(named).toMatchObject({ value: { stars: 5, title: "Fast", anonymous: true } });
  });

  it.each(["", "0", "6", "3.5", "x"])("stars are one to five, not “%s”", (stars) => {
    expect(mistakesIn({ stars, body })).toEqual({ stars: "reviews.stars_missing" });
  });

  it("says of each field what is wrong with it", () => {
    expect(mistakesIn({ title: "x".repeat(101), body: "short" })).toEqual({
      stars: "reviews.stars_missing",
      title: "validate_max_len",
      body: "validate_min_len",
    });
    expect(mistakesIn({ stars: "4", body: "x".repeat(2001) })).toEqual({
      body: "validate_max_len",
    });
  });

  it("names a posting that its page has not named, each with another name", () => {
    const [one, two] = [parse({ stars: "4", body }), parse({ stars: "4", body })];
    const nameOf = (parsed: ReturnType<typeof parse>) =>
      parsed.status === "success" && parsed.value.intent === "review.save" && parsed.value.op_id;
    expect(nameOf(one)).toMatch(/^[\da-f-]{36}$/);
    expect(nameOf(one)).not.toBe(nameOf(two));
  });
});
