import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubCaches } from "~/client/pwa/worker/stubbed-caches.fixture";
import { memoryStorage } from "~/client/storage/memory-storage.fixture";
import {
  departmentCacheName,
  listDepartments,
  removeDepartment,
  type SavedDepartment,
  writeDepartment,
} from "./department-store";
import { isDue } from "./refresh-departments";
import { hasSavedNote } from "./saved-note";

const home: SavedDepartment = {
  address: "/en/home/products/home",
  lang: "en",
  name: "Home",
  savedAt: 1000,
  products: 3,
  bytes: 9,
  build: "b1",
};

beforeEach(() => {
  vi.stubGlobal("window", { localStorage: memoryStorage(), __remixManifest: { version: "b1" } });
});
afterEach(() => vi.unstubAllGlobals());

it("a department is its language's own", () => {
  expect(departmentCacheName("/en/home/products/home")).toBe("saved-en-home");
  expect(departmentCacheName("/fa/home/products/home")).toBe("saved-fa-home");
});

it("departments are listed by name, what was altered by hand aside, and noted until the last one goes", async () => {
  const kept = stubCaches({ "saved-en-broken": { "/kept/about": "{" }, "pages-1": {} });
  await writeDepartment(home);
  await writeDepartment({ ...home, address: "/en/home/products/garden", name: "Garden" });
  expect((await listDepartments()).map(({ name }) => name)).toEqual(["Garden", "Home"]);
  expect(hasSavedNote()).toBe(true);
  for (const gen of ["home", "garden", "broken"])
    await removeDepartment(`/en/home/products/${gen}`);
  expect([...kept.keys()]).toEqual(["pages-1"]);
  expect(hasSavedNote()).toBe(false);
});

const day = 86_400_000;
it.each([
  [false, {}, day],
  [true, {}, day + 1001],
  [true, { savedAt: null }, 1000],
  [true, {}, 999],
  [true, { build: "b0" }, 1000],
])("that it is due is %s for %j after so long", (due, more, now) => {
  expect(isDue({ ...home, ...more }, now)).toBe(due);
});
