import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createToaster, type ToastMessage } from "./toaster";

const saved: ToastMessage = { type: "success", text: "saved" };
const failed: ToastMessage = { type: "error", text: "failed" };
const offline: ToastMessage = { type: "warning", text: "offline" };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("R-TOAST-02[closes] R-CONST-04[shown] closes by itself after 3000 ms", () => {
  const toaster = createToaster();
  toaster.show(saved);
  vi.advanceTimersByTime(2999);
  expect(toaster.current()).toBe(saved);
  vi.advanceTimersByTime(1);
  expect(toaster.current()).toBeNull();
});

it("R-TOAST-03[stays] R-CONST-05[value] a duration of -1 keeps it open", () => {
  const toaster = createToaster();
  toaster.show({ ...saved, duration: -1 });
  vi.advanceTimersByTime(60_000);
  expect(toaster.current()?.text).toBe("saved");
});

it("R-TOAST-05[delay] R-CONST-04[swap] a second one appears 300 ms after it closed the first", () => {
  const toaster = createToaster();
  toaster.show(saved);
  toaster.show(failed);
  expect(toaster.current()).toBeNull();
  vi.advanceTimersByTime(299);
  expect(toaster.current()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(toaster.current()).toBe(failed);
});

it("R-TOAST-05[newest] of several that wait only the newest is shown, for its whole time", () => {
  const toaster = createToaster();
  toaster.show(saved);
  toaster.show(offline);
  vi.advanceTimersByTime(200);
  toaster.show(failed);
  vi.advanceTimersByTime(100);
  expect(toaster.current()).toBe(failed);
  vi.advanceTimersByTime(2999);
  expect(toaster.current()).toBe(failed);
  vi.advanceTimersByTime(1);
  expect(toaster.current()).toBeNull();
});

it("R-TOAST-07[returns] a standing message gives way to a short one and comes back", () => {
  const toaster = createToaster();
  toaster.stand(offline);
  expect(toaster.current()?.text).toBe("offline");
  toaster.show(saved);
  vi.advanceTimersByTime(300);
  expect(toaster.current()).toBe(saved);
  vi.advanceTimersByTime(3000 + 300);
  expect(toaster.current()?.text).toBe("offline");
  vi.advanceTimersByTime(60_000);
  expect(toaster.current()?.text).toBe("offline");
});

it("R-PWA-12[removed] a standing message goes when it is taken down, also while it waits to come back", () => {
  const toaster = createToaster();
  toaster.stand(offline);
  toaster.stand(null);
  expect(toaster.current()).toBeNull();

  toaster.stand(offline);
  toaster.show(saved);
  vi.advanceTimersByTime(300 + 3000 + 100);
  toaster.stand(null);
  vi.advanceTimersByTime(1000);
  expect(toaster.current()).toBeNull();
});

it("a standing message that was closed by hand stays closed", () => {
  const toaster = createToaster();
  toaster.stand(offline);
  toaster.close();
  toaster.show(saved);
  vi.advanceTimersByTime(10_000);
  expect(toaster.current()).toBeNull();
});

it("tells its listeners of every change until they leave", () => {
  const toaster = createToaster();
  const listener = vi.fn();
  const leave = toaster.subscribe(listener);
  toaster.show(saved);
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  toaster.close();
  expect(listener).toHaveBeenCalledTimes(1);
});

it("R-TOAST-06[link] a lasting message is taken back, shown or waiting; one that closes by itself is not", () => {
  const toaster = createToaster();
  const lasting = { type: "success", text: "in the cart", duration: -1 } as const;
  toaster.show(lasting);
  vi.advanceTimersByTime(60_000);
  expect(toaster.current()).toBe(lasting);
  toaster.withdraw(lasting);
  expect(toaster.current()).toBeNull();

  toaster.show(saved);
  toaster.show(lasting);
  toaster.withdraw(lasting);
  vi.advanceTimersByTime(10_000);
  expect(toaster.current()).toBeNull();

  toaster.show(saved);
  toaster.withdraw(saved);
  expect(toaster.current()).toBe(saved);
});
