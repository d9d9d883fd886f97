import { describe, expect, it } from "vitest";
import { admit } from "./admit";
import {
  arrange,
  defaultFileSize,
  defaultMax,
  type FileValue,
  intentOf,
  linkOfSent,
  readIntent,
  sentValue,
  sizeDivisor,
} from "./file-value";

const picture = (url: string): FileValue => ({
  url,
  name: `${url}.png`,
  type: "image/webp",
  size: 1,
  width: 2,
  height: 3,
});
const file = (size: number, type = "image/png") => ({ size, type });

describe("the value", () => {
  it("R-FILE-01[links] R-FILE-02[meta] is links, and with meta objects that have the url", () => {
    expect(sentValue(picture("/a"), false)).toBe("/a");
    expect(JSON.parse(sentValue(picture("/a"), true))).toEqual(picture("/a"));
    for (const withMeta of [false, true]) {
      expect(linkOfSent(sentValue(picture("/a"), withMeta))).toBe("/a");
    }
  });

  it.each(["", "{", "{}", '{"url":7}', "{null"])("no link is read from %j", (sent) => {
    expect(linkOfSent(sent)).toBeNull();
  });
});

describe("what is chosen", () => {
  it("R-FILE-04[three] R-CONST-17[value] three at most: the fourth is refused", () => {
    const { good, fault } = admit(
      [file(1), file(2), file(3), file(4)],
      defaultMax,
      defaultFileSize,
    );
    expect(good).toEqual([file(1), file(2), file(3)]);
    expect(fault).toBe("over");
    expect(admit([file(1)], 0, defaultFileSize)).toEqual({ good: [], fault: "over" });
  });

  it("R-FILE-05[label, refused] R-CONST-18[value] 2048 KB, which the label shows as 2", () => {
    expect(defaultFileSize / sizeDivisor).toBe(2);
    expect(admit([file(2048 * 1024)], 3, defaultFileSize).fault).toBeNull();
    const { good, fault } = admit([file(2048 * 1024 + 1), file(5)], 3, defaultFileSize);
    expect([good, fault]).toEqual([[file(5)], "too_large"]);
  });

  it("R-FILE-07[client] pictures alone", () => {
    const { good, fault } = admit([file(1, "text/plain"), file(1, "")], 3, defaultFileSize);
    expect([good, fault]).toEqual([[], "not_a_picture"]);
  });
});

describe("arranging", () => {
  const value = ["/a", "/b", "/c"].map(picture);
  const after = (act: "remove" | "earlier" | "later", url: string) =>
    arrange(value, { act, url }).map((one) => one.url);

  it.each([
    ["remove", "/b", ["/a", "/c"]],
    ["earlier", "/b", ["/b", "/a", "/c"]],
    ["later", "/b", ["/a", "/c", "/b"]],
    ["earlier", "/a", ["/a", "/b", "/c"]],
    ["later", "/c", ["/a", "/b", "/c"]],
    ["remove", "/unknown", ["/a", "/b", "/c"]],
  ] as const)("%s %s", (act, url, expected) => expect(after(act, url)).toEqual(expected));

  it("goes through a form and back", () => {
    expect(readIntent(intentOf({ act: "later", url: "/a" }))).toEqual({ act: "later", url: "/a" });
    for (const text of ["", "save", "later", "delete /a", "later /a /b"]) {
      expect(readIntent(text)).toBeNull();
    }
  });
});
