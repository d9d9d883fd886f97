import { hasLaboratory } from "../../dev/laboratory/has-laboratory";
import { allLabComponents } from "../../dev/laboratory/routes/components";
import type { Page } from "./page";

/** The pages of the component kit's laboratory (R-LAB-01): not found without LAB=1, and so open to who finds them. */
const common = {
  at: "both",
  layout: "lab",
  access: "public",
  cache: false,
  texts: "lab",
  worker: "off",
} as const;

const takesPictures: readonly string[] = ["files", "crop", "avatar"];
const hasRows = ["infinite-div", "infinite-page"];

const pages: Readonly<Record<string, Page>> = {
  "lab-index": {
    path: "__lab",
    index: true,
    screen: "dev/laboratory/routes/index/route.tsx",
    ...common,
  },
  "lab-ask": { path: "__lab/ask/:call", screen: "dev/laboratory/routes/ask/route.ts", ...common },
  ...Object.fromEntries(
    allLabComponents.map((name): [string, Page] => [
      `lab-${name}`,
      {
        path: `__lab/${name}`,
        screen: `dev/laboratory/routes/${name}/route.tsx`,
        ...(takesPictures.includes(name) && { body: "pictures" }),
        ...common,
      },
    ]),
  ),
  ...Object.fromEntries(
    hasRows.map((name): [string, Page] => [
      `lab-${name}-rows`,
      { path: `__lab/${name}/rows`, screen: "dev/laboratory/routes/rows.ts", ...common },
    ]),
  ),
};

/** None where the build leaves them out. */
export const laboratory: Readonly<Record<string, Page>> = hasLaboratory ? pages : {};
