import { expect, it } from "vitest";
import { findBadHeadMarkup, findBadMarkup } from "./markup";

it.each([
  "plain words & a 5 > 3",
  "<p>One</p><p>Two<br>lines<br/></p>",
  '<ul><li><strong>Bold</strong></li></ul><a href="/fa/home">home</a>',
  '<a href="https://example.com/a?b=c">out</a>',
])("lets %j into a description", (html) => {
  expect(findBadMarkup(html)).toBeNull();
});

it.each([
  "<script>alert(1)</script>",
  "<P>shouting</P>",
  '<p onclick="x()">a</p>',
  '<p style="color:red">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="/\\evil.example">a</a>',
  '<a href="/x" onclick="y">a</a>',
  "<img src=x onerror=alert(1)>",
  "<p>never closed",
  "<p><strong>crossed</p></strong>",
  "</p>",
  "<!-- note -->",
  "<p",
  "<svg/onload=alert(1)>",
  "<br onload=x>",
])("refuses %j in a description", (html) => {
  expect(findBadMarkup(html)).not.toBeNull();
});

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
