import { expect, it } from "vitest";
import { consentVersions } from "#backend/contract/consent";
import { termsChangedOn } from "./terms";

it("domain 4.5 consents are given to the version of the terms that stands here", () => {
  expect(termsChangedOn.slice(0, 10)).toBe(consentVersions.terms);
});
