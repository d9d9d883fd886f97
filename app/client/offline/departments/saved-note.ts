import { localStore } from "~/client/storage/guarded-storage";

/** Says in local storage that departments lie here, so that what looks after them is loaded only then. */
export const savedNoteKey = "saved_departments";

export const hasSavedNote = (): boolean => localStore.read(savedNoteKey) !== null;

export function writeSavedNote(count: number): void {
  if (count > 0) localStore.write(savedNoteKey, String(count));
  else localStore.remove(savedNoteKey);
}
