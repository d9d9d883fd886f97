import { describe, expect, it } from "vitest";
import { parseFlash } from "./flash.server";

describe("parseFlash", () => {
  it("reads a message with its parameters", () => {
    const flash = { type: "success", key: "ok", params: { count: 2, name: "x" } };
    expect(parseFlash(JSON.stringify(flash))).toEqual(flash);
  });

  it("R-TOAST-04[unknown] an unknown type is shown as info", () => {
    expect(parseFlash('{"type":"<b>","key":"ok"}')).toEqual({ type: "info", key: "ok" });
  });

  it("keeps where to go on to, and the form that takes it back", () => {
    const undo = { place: "carts", fields: { intent: "cart.put_back", variant: "v1" } };
    const flash = { type: "success", key: "ok", next: ["carts", "checkout"], undo };
    expect(parseFlash(JSON.stringify(flash))).toEqual(flash);
  });

  it("leads and posts nowhere but to the pages that it names", () => {
    const forged = { type: "info", key: "ok", next: "//evil.example", undo: { place: "user" } };
    expect(parseFlash(JSON.stringify(forged))).toEqual({ type: "info", key: "ok" });
    const other = { ...forged, undo: { place: "/user/addresses", fields: { intent: "remove" } } };
    expect(parseFlash(JSON.stringify(other))).toEqual({ type: "info", key: "ok" });
  });

  it("drops parameters that are no plain values", () => {
    const flash = parseFlash('{"type":"error","key":"ok","params":{"a":1,"b":{"c":2},"d":null}}');
    expect(flash?.params).toEqual({ a: 1 });
  });

  it.each(["", "x", "null", "[]", '"ok"', "{}", '{"key":7}', `{"key":"${"k".repeat(201)}"}`])(
    "%s is no message",
    (raw) => {
      expect(parseFlash(raw)).toBeNull();
    },
  );
});
