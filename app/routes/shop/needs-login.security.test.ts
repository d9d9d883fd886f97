import type { ActionFunction, LoaderFunction } from "@remix-run/node";
import { expect, it } from "vitest";
import { fakeContext } from "~/request/context.fixture";

interface Screen {
  loader?: LoaderFunction;
  action?: ActionFunction;
}

const modules = {
  ...import.meta.glob<Screen>("./carts/route.tsx", { eager: true }),
  ...import.meta.glob<Screen>("./checkout/{layout.tsx,entry.ts,*/route.tsx}", { eager: true }),
};
const screens = Object.entries(modules).map(([file, screen]) => ({
  ...screen,
  id: file.includes("carts") ? "R-AUTH-13[cart]" : "decisions 8:",
  file,
}));
const read = screens.flatMap(({ id, file, loader }) => (loader ? [{ id, file, run: loader }] : []));
const posted = screens.flatMap(({ id, file, action }) =>
  action ? [{ id, file, run: action }] : [],
);

/** What a visitor is answered, and what the backend was asked meanwhile. */
async function visit(run: LoaderFunction | ActionFunction, init?: RequestInit) {
  const { context, calls } = fakeContext();
  const request = new Request("https://shop.example/en/carts", init);
  const given = await Promise.resolve(run({ request, context, params: { lang: "en" } })).catch(
    (thrown: unknown) => thrown,
  );
  if (!(given instanceof Response)) throw given;
  const asked = calls.filter((path) => !/^\/api\/(site-default|translate)\//.test(path));
  return { status: given.status, to: given.headers.get("Location"), asked };
}

const sentAway = { status: 302, to: "/login", asked: [] };

it.each(read)("$id a visitor who opens $file is sent to the login", async ({ run }) => {
  expect(await visit(run)).toEqual(sentAway);
});

it.each(posted)("$id a visitor's form stores nothing by $file", async ({ run }) => {
  const answer = await visit(run, {
    method: "POST",
    headers: { Origin: "https://shop.example" },
    body: new URLSearchParams({ variant_id: "1", qty: "1", gateway: "cod" }),
  });
  expect(answer).toEqual(sentAway);
});

it("knows the cart and all steps of the checkout", () => {
  expect([read.length, posted.length]).toEqual([7, 5]);
});
