import { expect, it } from "vitest";
import { withChosen } from "./with-chosen";

const ewer = { value: "ewer", name: "Ewer" };
const tray = { value: "tray", name: "Tray" };

it("what is chosen stays in the list when another one comes", () => {
  expect(withChosen([tray], ewer)).toEqual([ewer, tray]);
  expect(withChosen([], ewer)).toEqual([ewer]);
});

it("else the list is what came", () => {
  expect(withChosen([tray, ewer], ewer)).toEqual([tray, ewer]);
  expect(withChosen([tray], undefined)).toEqual([tray]);
});
