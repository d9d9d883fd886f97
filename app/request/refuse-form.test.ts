import { expect, it } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { messages } from "~/i18n/messages";
import { fakeContext, fakeRequest } from "./context.fixture";
import { getContext } from "./context.server";
import { sayRefusal } from "./refuse-form.server";

for (const lang of ["en", "fa"] as const) {
  const open = () =>
    getContext({ request: fakeRequest(`/${lang}`), context: fakeContext().context });

  it(`R-ERR-04[msg] the backend's msg is said in ${lang}`, async () => {
    const error = new ApiError(400, { kind: "message", msg: "login.wrong_password" });
    expect(sayRefusal(await open(), error)).toEqual({
      error: messages[lang]["login.wrong_password"],
      errors: {},
    });
  });

  it(`what it says of fields stands at the fields, in ${lang}`, async () => {
    const outcome = { kind: "message", msg: "error.bad_request" } as const;
    const error = new ApiError(400, outcome, { target: ["login.bad_target"] });
    expect(sayRefusal(await open(), error)).toEqual({
      error: null,
      errors: { target: messages[lang]["login.bad_target"] },
    });
  });
}

it.each([
  new ApiError(500, { kind: "message", msg: "error.internal" }),
  new ApiError(400, { kind: "reject" }),
  new Error("a mistake"),
])("%s is no refusal of a form", async (error) => {
  const ctx = await getContext({ request: fakeRequest("/en"), context: fakeContext().context });
  expect(() => sayRefusal(ctx, error)).toThrow(error);
});
