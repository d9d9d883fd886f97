import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkForUpdate, scheduleChecks } from "./checks";

const update = vi.fn(async () => {});
const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset().mockResolvedValue(new Response());
  update.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("R-PWA-08[timing] R-CONST-02[first, following] checks at 1000 ms and 86,400,000 ms after each check", () => {
  const check = vi.fn();
  const stop = scheduleChecks(check);
  vi.advanceTimersByTime(999);
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(86_399_999);
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(check).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(86_400_000);
  expect(check).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(86_400_000);
  expect(check).toHaveBeenCalledTimes(3);
});

it("R-PWA-09[no-store] fetches the worker past every cache", async () => {
  await checkForUpdate({ update });
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/sw.js", { cache: "no-store" });
});

it("R-PWA-10[online] does nothing while offline", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  await checkForUpdate({ update });
  expect(fetched).not.toHaveBeenCalled();
});

it("R-PWA-11[update] a 200 asks for the update once", async () => {
  await checkForUpdate({ update });
  expect(update).toHaveBeenCalledTimes(1);
});

it.each([304, 404, 500])("R-PWA-11[otherwise] a %i asks for nothing", async (status) => {
  fetched.mockResolvedValue(new Response(null, { status }));
  await checkForUpdate({ update });
  expect(update).not.toHaveBeenCalled();
});

it("R-PWA-11[otherwise] a lost connection asks for nothing and says nothing", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(checkForUpdate({ update })).resolves.toBeUndefined();
  expect(update).not.toHaveBeenCalled();
});
