import type { References } from "./references";

/** From a place by references to others; with a start alone, that file. A place is a file or `file#declaration`. */
export type Leg = readonly [start: string, ...ends: string[]];

/** What every reader knows by its name, or meets as a picture of the data: no step of a line. */
const besideTheLine = [
  /^backend\/contract\//,
  /^backend\/db\/(tables|migrations|seed)/,
  /^backend\/tables\//,
  /^app\/i18n\/(calendar|dates|digits|display|format|periods|spoken)/,
  /^app\/ui\//,
  /(?<!\/route)\.tsx$/,
];

/** The files with a declaration that the start leads to and that leads to an end, in the order in which they are met. */
export function filesOnTheLine(legs: readonly Leg[], references: References): string[] {
  const files = new Set<string>();
  for (const [start, ...ends] of legs) {
    const starts = references.declarationsIn(start);
    if (ends.length === 0) files.add(fileOf(start));
    for (const id of between(starts, ends, references)) files.add(fileOf(id));
  }
  return [...files].filter((file) => !besideTheLine.some((rule) => rule.test(file)));
}

function between(starts: string[], ends: string[], references: References): string[] {
  const met = reach(starts, references.named);
  const endings = new Set<string>();
  for (const end of ends) {
    const reached = references.declarationsIn(end).filter((id) => met.has(id));
    if (reached.length === 0) throw new Error(`Nothing leads from ${starts[0]} to ${end}`);
    for (const id of reached) endings.add(id);
  }
  const leading = reach(endings, turned(references.named));
  return [...met].filter((id) => leading.has(id));
}

/** All that is reached, the nearest first. */
function reach(from: Iterable<string>, edges: Map<string, Set<string>>): Set<string> {
  const met = new Set(from);
  for (const id of met) for (const next of edges.get(id) ?? []) met.add(next);
  return met;
}

function turned(edges: Map<string, Set<string>>): Map<string, Set<string>> {
  const back = new Map<string, Set<string>>();
  for (const [from, tos] of edges) {
    for (const to of tos) back.set(to, (back.get(to) ?? new Set()).add(from));
  }
  return back;
}

const fileOf = (id: string) => id.split("#")[0] ?? id;
