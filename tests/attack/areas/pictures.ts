import { randomBytes } from "node:crypto";
import { productList } from "../../../backend/contract/catalog";
import { ask } from "../../support/ask";
import type { Area } from "../attack";
import { read } from "../call-api";
import { inParallel, times } from "../in-parallel";
import { noneBroke, statusesIn, tally } from "../tally";

export const pictures: Area = {
  name: "pictures",
  attacks: [
    {
      name: "300 unknown picture names at once, and four of the shop's that were never drawn",
      heldBy: "backend/features/media/picture-store.test.ts",
      run: async (target) => {
        const base = target.url;
        const { data } = await read(target, productList, "GET", "home/products?per_page=48");
        const own = data.flatMap(({ image }) => (image ? [image.url] : [])).slice(-4);
        const unknown = inParallel(times(300), 300, () =>
          ask(`/api/media/${randomBytes(10).toString("hex")}?w=600`, { base }),
        );
        const drawn = await Promise.all(own.map((url) => ask(`${url}?w=1200`, { base })));
        const statuses = (await unknown).map(({ status }) => status);
        return {
          answer: `${tally(statuses)}; the shop's own ${statusesIn(drawn)}`,
          held:
            statuses.every((status) => status === 404) &&
            drawn.every(({ status }) => status === 200),
        };
      },
    },
    {
      name: "widths, qualities and names that no picture has",
      heldBy: "tests/api/bad-input.spec.ts",
      run: async (target) => {
        const { data } = await read(target, productList, "GET", "home/products?per_page=12");
        const link = data.find(({ image }) => image)?.image?.url ?? "";
        const questions = [
          "?w=0",
          "?w=-1",
          "?w=99999",
          "?w=1e9",
          "?w[]=300",
          "?w=300&w=600",
          "?q=%00",
          "?q=lite&q=",
          "/../x",
          "%00",
          ".php",
          "?w=__proto__",
        ];
        return noneBroke(
          await inParallel(questions, 2, (question) => ask(link + question, { base: target.url })),
        );
      },
    },
  ],
};
