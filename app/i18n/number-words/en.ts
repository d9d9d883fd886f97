import { byGroups } from "./by-groups";
import type { NumberWording } from "./wording";

const small =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

export const wordingEn: NumberWording = {
  zero: "zero",
  say: byGroups({
    sayGroup(group) {
      const rest = group % 100;
      const hundreds = group >= 100 ? [`${small[Math.floor(group / 100) - 1]} hundred`] : [];
      return [...hundreds, ...(rest > 0 ? [sayBelowHundred(rest)] : [])].join(" ");
    },
    scales: ["thousand", "million", "billion", "trillion", "quadrillion"],
    joint: " ",
    hasBareThousand: false,
  }),
};

function sayBelowHundred(value: number): string {
  if (value < 20) return small[value - 1] ?? "";
  const ten = tens[Math.floor(value / 10) - 2] ?? "";
  return value % 10 === 0 ? ten : `${ten}-${small[(value % 10) - 1]}`;
}
