import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type Backend, type BackendDeps, createBackend } from "#backend/create-backend";
import type { Log } from "#backend/ports/log";
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

/** For the head of a test file: the demo shop behind the backend's calls, gone after the tests. */
export function provideTestBackend(overrides: Partial<BackendDeps> = {}): () => TestBackend {
  const shop = provideTestDatabase("demo");
  let made: TestBackend | undefined;
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "timcheh-pictures-"));
    made = makeBackend(shop(), folder, overrides);
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
