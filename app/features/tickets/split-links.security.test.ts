import { expect, it } from "vitest";
import { splitLinks } from "./split-links";

it("takes web addresses out of a line, and leaves what ends the sentence", () => {
  expect(splitLinks("ببینید https://a.example/x?y=1، سپس (http://b.example).")).toEqual([
    { text: "ببینید " },
    { text: "https://a.example/x?y=1", href: "https://a.example/x?y=1" },
    { text: "، سپس (" },
    { text: "http://b.example", href: "http://b.example/" },
    { text: ")." },
  ]);
});

it.each([
  "javascript:alert(1)",
  "data:text/html,<script>",
  "//evil.example",
  "https://",
  "<script>alert(1)</script>",
  "",
])("%s stays text", (line) => {
  expect(splitLinks(line)).toEqual([{ text: line }]);
});
