import { describe, expect, it } from "vitest";
import { findWrongWords } from "./page-words";
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
});
