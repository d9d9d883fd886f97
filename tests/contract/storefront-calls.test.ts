import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { extensionsOf } from "#dev/extensions";
import { noteCatalogVersion } from "~/api/catalog-version.server";
import { projectFolder } from "../runner/command";
import { provideTestBackend } from "../support/backend";
import { describeCall, readDocument } from "../support/openapi";

const backend = provideTestBackend({ extensions: extensionsOf({ demo: true, lab: true }) });

/** What all calls are made by; a list's calls and a file go to whatever link is named. */
const machinery = ["catalog-version", "crud", "cached-calls", "send-file"];

const folders = ["app/api", "dev/laboratory/api", "dev/outbox"];
const files = folders
  .flatMap((folder) => readdirSync(join(projectFolder, folder)).map((file) => join(folder, file)))
  .flatMap((file) => /^([\w/-]+)\.server\.ts$/.exec(file)?.[1] ?? [])
  .filter((name) => !machinery.includes(basename(name)));

/** Stands for every argument: a text, a number, a list or an object of such. */
const anything: object = new Proxy(() => {}, {
  get: (_, key) => {
    if (key === Symbol.toPrimitive) return () => "4711";
    if (key === "length") return 1;
    return key === "then" ? undefined : anything;
  },
  apply: () => "4711",
});

/** The calls that a function of app/api makes of a client, as "GET /api/user". */
async function callsOf(run: (...given: object[]) => unknown): Promise<string[]> {
  const seen: string[] = [];
  const note = (method: string) => (path: string) => {
    seen.push(`${method} /api/${path}`);
    return Promise.reject(new Error("asked"));
  };
  const api = {
    ...{ get: note("GET"), post: note("POST"), put: note("PUT"), delete: note("DELETE") },
    ...{ stream: note("POST"), setGuest: () => {} },
    lang: "en",
    context: {
      api: async ({ method, url }: Request) => {
        seen.push(`${method} ${new URL(url).pathname}`);
        return Response.json({ data: [], total: 0 });
      },
    },
  };
  try {
    await run(api, anything, anything, anything);
  } catch {
    // It was asked, which is all that is looked at.
  }
  return seen;
}

let paths: Awaited<ReturnType<typeof readDocument>>;
beforeAll(async () => {
  noteCatalogVersion("contract-test");
  paths = readDocument((await backend().call("openapi.json")).body);
});

it.each(files)("R-API-27[storefront] %s calls what the document describes", async (name) => {
  const module: Record<string, unknown> = await import(join(projectFolder, `${name}.server.ts`));
  const functions = Object.entries(module).filter(
    ([called, one]) => typeof one === "function" && !/^[A-Z]/.test(called),
  );
  expect(functions).not.toEqual([]);
  for (const [called, run] of functions) {
    const calls = await callsOf(run as (...given: object[]) => unknown);
    expect(calls, `${name}.${called} makes no call`).not.toEqual([]);
    const strange = calls.filter((call) => describeCall(paths, call) === undefined);
    expect(strange, `${name}.${called}`).toEqual([]);
  }
});
