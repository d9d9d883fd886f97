import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isSubmitButton } from "./submit-button";

class FakeButton extends EventTarget {
  constructor(readonly type: string) {
    super();
  }
}

beforeEach(() => void vi.stubGlobal("HTMLButtonElement", FakeButton));
afterEach(() => void vi.unstubAllGlobals());

it("only a button that sends the form is one, whatever else has such a type", () => {
  expect(isSubmitButton(new FakeButton("submit"))).toBe(true);
  expect(isSubmitButton(new FakeButton("button"))).toBe(false);
  expect(isSubmitButton(Object.assign(new EventTarget(), { type: "submit" }))).toBe(false);
  expect(isSubmitButton(null)).toBe(false);
});
