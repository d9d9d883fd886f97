import { describe, expect, it } from "vitest";
import { findForeignLetters, findWrongWords } from "./page-words";
import { say } from "./words";

describe("the words of a page", () => {
  it("shows a key, and a text of the other language, shown or read out", () => {
    const english = say("en", "cart.title");
    expect(findWrongWords("<p>cart.title</p>", "en")).toEqual(["cart.title"]);
    expect(findWrongWords(`<a>${english}</a><img alt="${english}">`, "fa")).toHaveLength(2);
  });

  it("leaves alone what is its own, and what says that it is in another language", () => {
    expect(findWrongWords(`<a>${say("fa", "cart.title")}</a>`, "fa")).toEqual([]);
    expect(findWrongWords(`<a lang="en">${say("en", "cart.title")}</a>`, "fa")).toEqual([]);
  });

  it("in the other language's letters are found unless an element around them says so, or shows what is typed", () => {
    const page = (inner: string) => `<html lang="fa"><body><p>سلام</p>${inner}</body></html>`;
    const find = (inner: string) => findForeignLetters(page(inner), "fa");
    expect(find("<p>Hello there</p><img alt='x'><img alt=\"A jug\">")).toEqual(["Hello there"]);
    expect(find('<img alt="A blue teapot">')).toEqual(["A blue teapot"]);
    expect(find('<div lang="en"><p><b>Hello</b> there</p></div><p>USB-C و Hello</p>')).toEqual([]);
    expect(find('<code>npm start</code><span dir="ltr"><b>Zeile</b></span><p>XXL</p>')).toEqual([]);
    expect(find('<div lang="en"><br></div><p>after it</p>')).toEqual(["after it"]);
    expect(findForeignLetters('<html lang="en"><p>سلام دنیا</p></html>', "en")).toEqual([
      "سلام دنیا",
    ]);
  });
});
