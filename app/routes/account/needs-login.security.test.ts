import type { ActionFunction, LoaderFunction } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, it } from "vitest";
import { fakeContext } from "~/request/context.fixture";
import routes from "~/routes";

interface Screen {
  loader?: LoaderFunction;
  action?: ActionFunction;
}

const modules = import.meta.glob<Screen>(["./**/*.{ts,tsx}", "../resources/*.{ts,tsx}"]);

/** The modules of all addresses below /user, layouts among them. */
function filesBelow(entries: readonly RouteConfigEntry[], path: string): string[] {
  return entries.flatMap((entry) => {
    const whole = [path, entry.path].filter(Boolean).join("/");
    const below = filesBelow(entry.children ?? [], whole);
    // A layout around them has no address of its own.
    const isAround = entry.path === undefined && below.length > 0;
    const own = isAround || /^user(\/|$)/.test(whole) ? [entry.file] : [];
    return [...own, ...below];
  });
}

async function load(file: string): Promise<Screen> {
  const found = modules[file.replace("routes/account", ".").replace("routes/", "../")];
  if (!found) throw new Error(`${file} is no module of the account.`);
  return found();
}

const screens = await Promise.all(
  filesBelow(routes, "").map(async (file) => ({ file, ...(await load(file)) })),
);
const read = screens.flatMap(({ file, loader }) => (loader ? [{ file, run: loader }] : []));
const posted = screens.flatMap(({ file, action }) => (action ? [{ file, run: action }] : []));

/** What a visitor is answered, and what the backend was asked meanwhile. */
async function visit(run: LoaderFunction | ActionFunction, init?: RequestInit) {
  const { context, calls } = fakeContext();
  const request = new Request("https://shop.example/user", init);
  const given = await Promise.resolve(run({ request, context, params: {} })).catch(
    (thrown) => thrown,
  );
  return { status: given.status, to: given.headers?.get("Location"), calls };
}

it.each(read)("R-AUTH-13[account] $file sends a visitor to the login", async ({ run }) => {
  expect(await visit(run)).toMatchObject({ status: 302, to: "/login" });
});

it.each(posted)(
  "R-AUTH-13[account-posts] a visitor's form stores nothing by $file",
  async ({ run }) => {
    const { status, to, calls } = await visit(run, {
      method: "POST",
      headers: { Origin: "https://shop.example" },
      body: new URLSearchParams({ intent: "password.set", password: "correct horse" }),
    });
    expect([status, to]).toEqual([302, "/login"]);
    expect(calls.filter((path) => !/^\/api\/(site-default|translate)\//.test(path))).toEqual([]);
  },
);

it("knows the screens of the account", () => {
  expect(read.length).toBeGreaterThan(8);
  expect(posted.length).toBeGreaterThan(2);
});
