import { expect, it, vi } from "vitest";
import { keepEventsNative } from "./native-events";

it.each(["click", "keydown", "pointerdown", "input", "submit"])(
  "a %s goes no further than the browser until the page has started",
  (name) => {
    const page = new EventTarget() as unknown as Window;
    const happen = () => {
      const stopPropagation = vi.fn();
      page.dispatchEvent(Object.assign(new Event(name), { stopPropagation }));
      return stopPropagation.mock.calls.length;
    };
    const release = keepEventsNative(page);
    expect(happen()).toBe(1);
    release();
    expect(happen()).toBe(0);
  },
);
