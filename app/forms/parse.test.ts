import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ApiError } from "~/api/client/api-error";
import { messages } from "~/i18n/messages";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { constraintsOf } from "./constraints.server";
import { apiErrors, parseForm, toApiErrorResponse, toErrorResponse } from "./parse.server";
import { opIdField, ruledText } from "./schema.server";
import { errorOf, sentText, sentTexts } from "./submission";

const languages = ["en", "fa"] as const;
const fields = {
  name: ruledText(["required", ["min_len", 2], ["max_len", 4]]),
  code: ruledText([["max_len", 3]], { words: { validate_max_len: "coupon.too_long" } }),
  password: ruledText(["required"], { isRaw: true }),
  zip: ruledText([], { shape: { pattern: "^\\p{Nd}{5}$", key: "address.zip_us" } }),
};
const schema = z.object({ ...fields, op_id: opIdField });
const filled = { name: "Sara", password: " p " };

async function send(typed: Record<string, string | string[]>, lang: "en" | "fa" = "en") {
  const ctx = await getContext({
    request: fakeRequest(`/${lang}`),
    context: fakeContext().context,
  });
  const form = new FormData();
  for (const [name, values] of Object.entries(typed)) {
    for (const value of [values].flat()) form.append(name, value);
  }
  return { ctx, submission: parseForm({ ctx, form }, schema) };
}

/** What is wrong with a form, in words. */
async function mistakesOf(typed: Record<string, string>, lang?: "en" | "fa") {
  const { submission } = await send(typed, lang);
  return submission.status === "success" ? {} : submission.error;
}

describe("a form's schema", () => {
  it("hands over what was sent, lines without the space around them, a password as it is", async () => {
    const { submission } = await send({ ...filled, name: " Sara " });
    expect(submission).toMatchObject({
      status: "success",
      value: {
        name: "Sara",
        code: "",
        password: " p ",
        op_id: expect.stringMatching(/^[\da-f-]+$/),
      },
    });
  });

  it("decisions 11: each form that names no change is given its own name", async () => {
    const [one, two] = await Promise.all([send(filled), send(filled)]);
    expect(one.submission.payload).toEqual(two.submission.payload);
    expect(one.submission).not.toMatchObject({
      value: { op_id: (two.submission as { value?: { op_id: string } }).value?.op_id },
    });
  });

  it.each(languages)(
    "R-VAL-17[first] tells the first mistake of each field, in %s",
    async (lang) => {
      const { required_error: missing, "coupon.too_long": tooLong } = messages[lang];
      expect(await mistakesOf({ name: "  ", code: "1234" }, lang)).toEqual({
        name: [missing],
        code: [tooLong],
        password: [missing],
      });
    },
  );

  it("R-VAL-09[message] says the bound and the length in the language's digits", async () => {
    expect(await mistakesOf({ ...filled, name: "۱" }, "fa")).toEqual({
      name: ["کوتاه است: ۱ نویسه؛ دست‌کم ۲ نویسه لازم است."],
    });
  });

  it("R-VAL-20[refused] a text that is filled in has its shape, in digits of any script", async () => {
    expect(await mistakesOf({ ...filled, zip: "۹۰۰۰۱" })).toEqual({});
    expect(await mistakesOf({ ...filled, zip: "900" })).toEqual({
      zip: [messages.en["address.zip_us"]],
    });
  });

  it("R-VAL-21[table] is what the markup bounds its fields by, with the form's own words", async () => {
    const { ctx } = await send({}, "fa");
    expect(constraintsOf(ctx, fields)).toEqual({
      name: { required: true, minLength: 2, maxLength: 4 },
      code: {
        required: false,
        maxLength: 3,
        words: { validate_max_len: messages.fa["coupon.too_long"] },
      },
      password: { required: true },
      zip: {
        required: false,
        shape: { pattern: "^\\p{Nd}{5}$", text: messages.fa["address.zip_us"] },
      },
    });
  });
});

describe("the result of a form that was not taken", () => {
  it("R-VAL-20[values, passwords] is 400 with what was sent, passwords aside", async () => {
    const { submission } = await send({ name: "S", code: "12", password: "secret" });
    const { data: result, init } = toErrorResponse(submission);
    expect(init?.status).toBe(400);
    expect(sentText(result, "code")).toBe("12");
    expect(sentText(result, "password")).toBeUndefined();
    expect(JSON.stringify(result)).not.toContain("secret");
    expect(errorOf(result, "name")).toBe("Too short: 1 of at least 2 characters.");
    expect(errorOf(result)).toBeUndefined();
  });

  it("has all that a repeated field was sent with, and parts by their names", async () => {
    const { submission } = await send({ tags: ["a", "b"], "qty.x-1": "2" });
    const { data: result } = toErrorResponse(submission);
    expect(sentTexts(result, "tags")).toEqual(["a", "b"]);
    expect(sentText(result, "qty.x-1")).toBe("2");
    expect(sentTexts(undefined, "tags")).toBeUndefined();
  });
});

describe("what the backend refuses", () => {
  it.each(languages)("R-ERR-04[msg] is said of the whole form in %s", async (lang) => {
    const { ctx, submission } = await send(filled, lang);
    const error = new ApiError(400, { kind: "message", msg: "login.wrong_password" });
    const { data: result, init } = toApiErrorResponse(ctx, submission, error, { more: 1 });
    expect(init?.status).toBe(400);
    expect(errorOf(result)).toBe(messages[lang]["login.wrong_password"]);
    expect(result.more).toBe(1);
    expect(sentText(result, "name")).toBe("Sara");
  });

  it.each(languages)("stands at the fields that it is about, in %s", async (lang) => {
    const { ctx } = await send(filled, lang);
    const outcome = { kind: "message", msg: "error.bad_request" } as const;
    const error = new ApiError(400, outcome, { target: ["login.bad_target"] });
    expect(apiErrors(ctx, error)).toEqual({
      formErrors: [],
      fieldErrors: { target: [messages[lang]["login.bad_target"]] },
    });
  });

  it("stays 429 after too many tries", async () => {
    const { ctx, submission } = await send(filled);
    const error = new ApiError(429, { kind: "message", msg: "login.wrong_password" });
    expect(toApiErrorResponse(ctx, submission, error).init?.status).toBe(429);
  });

  it.each([
    new ApiError(500, { kind: "message", msg: "error.internal" }),
    new ApiError(400, { kind: "reject" }),
    new Error("a mistake"),
  ])("%s is no mistake of a form", async (error) => {
    const { ctx, submission } = await send(filled);
    expect(() => toApiErrorResponse(ctx, submission, error)).toThrow(error);
  });
});
