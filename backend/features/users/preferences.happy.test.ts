import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { post, withToken } from "../auth/auth.fixture";

const backend = provideTestBackend();

const untouched = {
  lang: null,
  calendar: "auto",
  digits: "auto",
  theme: "auto",
  lite: "auto",
  notices: {},
};

it("domain 4.5 what is named changes, the rest stays, and another's stay theirs", async () => {
  const [one, other] = [await logIn(backend()), await logIn(backend())];
  const read = async (token: string) =>
    (await backend().call("user/preferences", { headers: withToken(token) })).body;
  expect(await read(one.token)).toEqual(untouched);
  const save = (change: object) =>
    post(backend(), "user/preferences", change, withToken(one.token));
  await save({ lang: "fa", theme: "dark", notices: { offers: { email: true, sms: false } } });
  const { body } = await save({ calendar: "persian", notices: { orders: { sms: true } } });
  expect(body).toEqual({
    ...untouched,
    lang: "fa",
    theme: "dark",
    calendar: "persian",
    notices: { offers: { email: true, sms: false }, orders: { sms: true } },
  });
  expect(await read(one.token)).toEqual(body);
  expect(await read(other.token)).toEqual(untouched);
});

it.each([
  { theme: "pink" },
  { lang: "xx" },
  { currency: "USD" },
  { notices: { gossip: { email: true } } },
  { notices: { orders: { pigeon: true } } },
  { permissions: ["*"] },
  { status: "active" },
])("refuses %j and changes nothing", async (change) => {
  const { token } = await logIn(backend());
  const given = { calendar: "persian", ...change };
  const refused = await post(backend(), "user/preferences", given, withToken(token));
  expect(refused.status).toBe(400);
  const { body } = await backend().call("user/preferences", { headers: withToken(token) });
  expect(body).toEqual(untouched);
});
