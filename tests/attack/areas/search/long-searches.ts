import type { Attack } from "../../attack";
import { noneBroke } from "../../tally";
import { watchHealth } from "../../watch-health";
import { askAll, searchFor } from "./searches";

const latin = "abcdefghijklmnopqrstuvwxyz";
const persian = "ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی";

/** Words of letters in an order that no word has. */
const words = (count: number, letters: string, length: number) =>
  Array.from({ length: count }, (_, place) =>
    Array.from({ length }, (_, at) => letters[(at * 7 + place * 13) % letters.length]).join(""),
  ).join(" ");

export const longSearches: Attack = {
  name: "searches as long as they may be, of words that nothing has, twenty at once",
  heldBy: "tests/api/attack.spec.ts",
  run: async (target) => {
    const paths = searchFor([
      words(8, latin, 120),
      words(8, persian, 25),
      words(1, latin, 990),
      words(200, latin, 4),
      "ي".repeat(160),
      "%".repeat(300),
    ]);
    const [answers, health] = await watchHealth(target, () => askAll(target, paths, 20));
    const { answer, held } = noneBroke(answers);
    return {
      answer: `${answer}; /healthz within ${health.worstMs} ms`,
      held: held && health.failed === 0,
    };
  },
};
