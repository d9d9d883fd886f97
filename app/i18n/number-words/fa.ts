import { byGroups } from "./by-groups";
import type { NumberWording } from "./wording";

const small =
  "یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده".split(
    " ",
  );
const tens = "بیست سی چهل پنجاه شصت هفتاد هشتاد نود".split(" ");
const hundreds = "صد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد".split(" ");

export const wordingFa: NumberWording = {
  zero: "صفر",
  say: byGroups({
    sayGroup(group) {
      const rest = group % 100;
      const parts = [
        hundreds[Math.floor(group / 100) - 1],
        rest < 20 ? small[rest - 1] : tens[Math.floor(rest / 10) - 2],
        rest < 20 ? undefined : small[(rest % 10) - 1],
      ];
      return parts.filter((part) => part !== undefined).join(" و ");
    },
    scales: ["هزار", "میلیون", "میلیارد", "تریلیون", "کوادریلیون"],
    joint: " و ",
    hasBareThousand: true,
  }),
};
