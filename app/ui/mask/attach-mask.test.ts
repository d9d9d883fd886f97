import { expect, it } from "vitest";
import { attachMask } from "./attach-mask";

/** As much of an input as a mask touches. */
class InputDouble extends EventTarget {
  value = "";
  selectionStart: number | null = 0;
  matches = (selector: string) => selector === "input";
  querySelector = () => null;
  setSelectionRange(start: number) {
    this.selectionStart = start;
  }
  type(value: string, caret = value.length, event = new Event("input")) {
    this.value = value;
    this.selectionStart = caret;
    this.dispatchEvent(event);
  }
}

it("R-MASK-07[throws] R-ERR-15[mask] an element without an input throws", () => {
  const empty = { matches: () => false, querySelector: () => null };
  expect(() => attachMask(empty, "NN")).toThrow("A mask needs an input");
});

it("R-MASK-05[literal] what is typed is shown by the mask, and the rest is put in at the end", () => {
  const input = new InputDouble();
  attachMask(input, "NN/NN%");
  input.type("۱۲۳۴");
  expect(input.value).toBe("12/34");
  input.dispatchEvent(new Event("change"));
  expect(input.value).toBe("12/34%");
});

it("the caret stays where it was typed", () => {
  const input = new InputDouble();
  attachMask(input, "NN/NN");
  input.type("192/3", 2);
  expect([input.value, input.selectionStart]).toEqual(["19/23", 2]);
});

it("letters that are being composed wait for their end", () => {
  const input = new InputDouble();
  attachMask(input, "NN");
  input.type("a1", 2, Object.assign(new Event("input"), { isComposing: true }));
  expect(input.value).toBe("a1");
  input.dispatchEvent(new Event("compositionend"));
  expect(input.value).toBe("1");
});

it("a mask that was taken off leaves the input alone", () => {
  const input = new InputDouble();
  attachMask(input, "NN")();
  input.type("abc");
  expect(input.value).toBe("abc");
});
