import { ask } from "../../../support/ask";
import { inParallel } from "../../in-parallel";
import type { Target } from "../../target";

/** Where a search goes. */
const searches = [
  "/fa/home/products?q=",
  "/fa/suggest?search=",
  "/api/home/search?search=",
  "/api/home/products?q=",
];

export const asked = (text: string) => encodeURIComponent(text);

/** The addresses at which texts are searched for. */
export const searchFor = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => searches.map((search) => search + asked(text)));

export const askAll = ({ url }: Target, paths: readonly string[], atOnce = 4) =>
  inParallel(paths, atOnce, (path) => ask(path, { base: url }));
