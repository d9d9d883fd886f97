import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { fakeContext } from "~/request/context.fixture";

interface LabRoute {
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
}

const found = import.meta.glob<LabRoute>(
  ["./layout.tsx", "./rows.ts", "./ask/route.ts", "./*/route.tsx"],
  { eager: true },
);
const routes = Object.entries(found);

function argumentsOf(lab: boolean, method = "GET"): LoaderFunctionArgs {
  const origin = "https://shop.example";
  const request = new Request(`${origin}/en/__lab/any`, {
    method,
    headers: { Origin: origin },
    body: method === "POST" ? new URLSearchParams({ intent: "any" }) : undefined,
  });
  const { context } = fakeContext({ siteLang: "en", settings: { lab } });
  return { request, context, params: { lang: "en" } };
}

/** The status that a loader or action ends with, returned or thrown. */
async function statusOf(run: () => unknown): Promise<number | undefined> {
  const end = await Promise.resolve()
    .then(run)
    .catch((thrown: unknown) => thrown);
  return end instanceof Response ? end.status : undefined;
}

describe("a shop without the laboratory", () => {
  it("knows its routes", () => expect(routes.length).toBeGreaterThan(28));

  it.each(routes.filter(([, { loader }]) => loader))(
    "R-LAB-01[flag] has no page %s",
    async (_path, { loader }) => {
      expect(await statusOf(() => loader?.(argumentsOf(false)))).toBe(404);
    },
  );

  it.each(routes.filter(([, { action }]) => action))(
    "R-LAB-01[flag] takes no form of %s",
    async (_path, { action }) => {
      expect(await statusOf(() => action?.(argumentsOf(false, "POST")))).toBe(404);
    },
  );
});

it("a shop with the laboratory has its first page", async () => {
  const index = found["./index/route.tsx"];
  expect(await statusOf(() => index?.loader?.(argumentsOf(true)))).toBeUndefined();
});
