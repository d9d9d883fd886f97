import { expect, it } from "vitest";
import { isServed } from "./sms-countries";

it.each<[string, string, boolean]>([
  ["+989121234567", "98,1", true],
  ["+12125550123", "98,1", true],
  ["+4915112345678", "98,1", false],
  ["+4915112345678", "98,49", true],
  // Jamaica shares the code of the USA, and is named by its own digits.
  ["+18765550123", "98,1", false],
  ["+18765550123", "1876", true],
  ["+19005550123", "1", false],
  ["+88212345678", "882,88,8", false],
  ["+88312345678", "883", false],
  ["+87012345678", "870", false],
  ["+8801712345678", "880", true],
  ["+886912345678", "886", true],
  ["+97912345678", "979,97", false],
  ["+97212345678", "972", true],
])("a text to %s with %s: %s", (phone, codes, served) => {
  expect(isServed(phone, codes.split(","))).toBe(served);
});
