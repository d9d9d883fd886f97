import { expect, it } from "vitest";
import { findBadHeadMarkup } from "./head-markup";

it.each([
  "",
  '<meta name="theme-color" content="#fff">',
  '<link rel="preconnect" href="https://fonts.example" />\n<meta name="a" content="b">',
])("lets %j into the head", (html) => {
  expect(findBadHeadMarkup(html)).toBeNull();
});

it.each([
  "<script>1</script>",
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="javascript:1">',
  '<link rel="x" onload="alert(1)">',
  '<meta name="a" content="b"><script>',
  "words",
])("refuses %j in the head", (html) => {
  expect(findBadHeadMarkup(html)).not.toBeNull();
});
