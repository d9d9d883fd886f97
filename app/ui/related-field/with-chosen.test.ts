import { expect, it } from "vitest";
import { withChosen } from "./with-chosen";

const ewer = { value: "ewer" };
const tray = { value: "tray" };
const bowl = { value: "bowl" };

it("what is chosen stays in the list when another one comes, in its place where it is found again", () => {
  expect(withChosen([tray], [ewer])).toEqual([ewer, tray]);
  expect(withChosen([tray, ewer], [ewer, bowl])).toEqual([bowl, tray, ewer]);
  expect(withChosen([], [ewer])).toEqual([ewer]);
});
