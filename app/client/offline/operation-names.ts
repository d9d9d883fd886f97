import { newOperationId } from "./log/operation-id";

/** The fields that came without a name: each press of theirs is another change. */
const unnamed = new WeakSet<object>();
/** Names whose changes the device sends by itself. */
const taken = new Set<string>();

/**
 * Names the change that a form asks for (decisions 11). A name that the server gave stays, so that a press whose answer was
 * lost is known when it is repeated.
 */
export function nameChange(field: { value: string }): void {
  if (!field.value) unnamed.add(field);
  if (unnamed.has(field) || taken.has(field.value)) field.value = newOperationId();
}

/** What is asked for after this change was queued is another one, also where the same field asks for it. */
export function takeName(opId: string): void {
  taken.add(opId);
}
