import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type Backend, type BackendDeps, createBackend } from "#backend/create-backend";
import { migrateExtensions } from "#backend/extension";
import type { Log } from "#backend/ports/log";
import { extensionsOf } from "#dev/extensions";
import { provideTestDatabase, type TestDatabase } from "./database";
import { seedDay, testPackage } from "./database-template";

/** A clock that tests move. */
export class TestClock {
  time = seedDay.getTime();

  now(): Date {
    return new Date(this.time);
  }

  advance(ms: number): void {
    this.time += ms;
  }
}

export interface TestBackend {
  shop: TestDatabase;
  backend: Backend;
  clock: TestClock;
  /** What has been logged as an error. */
  errors: object[];
  /** Calls below /api/; the body is parsed where it is JSON. */
  call(path: string, init?: RequestInit): Promise<Answer>;
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  body: any;
}

/** Parts other than the usual ones; a function is asked once the tests begin. */
type Overrides = Partial<BackendDeps> | (() => Partial<BackendDeps>);

/**
 * For the head of a test file: the demo shop behind the backend's calls, gone after the tests. On a server,
 * `connections` are how many calls can truly race.
 */
export function provideTestBackend(
  overrides: Overrides = {},
  connections?: number,
): () => TestBackend {
  const shop = provideTestDatabase("demo", connections);
  let made: TestBackend | undefined;
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "timcheh-pictures-"));
    const given = typeof overrides === "function" ? overrides() : overrides;
    const parts = { extensions: extensionsOf({ demo: true, lab: false }), ...given };
    await migrateExtensions(shop().address, parts.extensions);
    made = makeBackend(shop(), folder, parts);
  });
  afterAll(async () => {
    await made?.backend.close();
    await rm(folder, { recursive: true, force: true });
  });
  return () => {
    if (!made) throw new Error("The backend is there only while tests run.");
    return made;
  };
}

/** Both gateways are offered, and nothing answers there; tests that pay hand in a sandbox bank. */
const nowhere = () => "http://127.0.0.1:9/sandbox-pay";
const unreachableBank: BackendDeps["payments"] = {
  zarinpal: {
    merchant: "00000000-0000-4000-8000-000000000000",
    apiUrl: nowhere,
    pageUrl: nowhere,
    sandbox: true,
  },
  stripe: { key: "sk_test_nowhere", apiUrl: nowhere, webhookSecrets: [], sandbox: true },
};

function makeBackend(
  shop: TestDatabase,
  picturesFolder: string,
  overrides: Partial<BackendDeps>,
): TestBackend {
  const clock = new TestClock();
  const errors: object[] = [];
  const log: Log = { info: () => {}, warn: () => {}, error: (fields) => errors.push(fields) };
  const backend = createBackend({
    database: shop.database,
    picturesFolder,
    packageName: testPackage,
    autoTranslate: false,
    publicUrl: "http://shop.test",
    demo: true,
    payments: unreachableBank,
    clock,
    log,
    ...overrides,
  });
  return {
    shop,
    backend,
    clock,
    errors,
    call: async (path, init) => {
      const response = await backend.fetch(new Request(`http://shop.test/api/${path}`, init));
      const isJson = response.headers.get("Content-Type")?.includes("json");
      const body = isJson ? await response.json() : Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, body };
    },
  };
}
