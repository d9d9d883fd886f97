import { expect, it } from "vitest";
import { shownRefusals, submitForm, touchField, untouchedForm } from "./live-form";

const refusals = { name: { key: "required_error" }, mail: { key: "validate_email" } } as const;

it("R-VAL-18[fresh] nothing is shown of a fresh form, then the fields that were touched", () => {
  expect(shownRefusals({ ...untouchedForm, refusals })).toEqual({});
  const touched = touchField(untouchedForm, "name", refusals);
  expect(shownRefusals(touched)).toEqual({ name: refusals.name });
  expect(shownRefusals(touchField(touched, "mail", refusals))).toEqual(refusals);
});

it("R-VAL-19[untouched] sending shows the mistakes of untouched fields, and mending the last one leaves none", () => {
  const sent = submitForm(untouchedForm, refusals);
  expect(shownRefusals(sent)).toEqual(refusals);
  expect(shownRefusals(touchField(sent, "name", { mail: refusals.mail }))).toEqual({
    mail: refusals.mail,
  });
  expect(shownRefusals(touchField(sent, "mail", {}))).toEqual({});
});
