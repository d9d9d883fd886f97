import type { Extension } from "#backend/extension";
import { hasLaboratory } from "./laboratory/has-laboratory";
import { laboratory } from "./laboratory/laboratory";
import { outbox } from "./outbox/outbox";

interface Switches {
  /** DEMO (decisions 8). */
  demo: boolean;
  /** LAB (decisions 22). */
  lab: boolean;
}

/** What a shop's switches mount on its backend; a shop that sells has none of it. */
export function extensionsOf({ demo, lab }: Switches): Extension[] {
  return [...(demo ? [outbox] : []), ...(lab && hasLaboratory ? [laboratory] : [])];
}
