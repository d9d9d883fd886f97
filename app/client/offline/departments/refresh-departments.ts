import { currentBuild } from "~/client/remix/page-build";
import { listDepartments, type SavedDepartment } from "./department-store";
import { currentLine } from "./line";
import { planDepartment } from "./plan-department";
import { saveDepartment } from "./save-department";
import { writeSavedNote } from "./saved-note";

/** A department that lies here for longer is saved anew. */
export const maxAgeMs = 86_400_000;

/**
 * Whether a department is old, not whole, or of another build than the page on screen. One of the future was saved before
 * the phone's clock was set.
 */
export function isDue({ savedAt, build }: SavedDepartment, now: number): boolean {
  if (savedAt === null || savedAt > now || build !== currentBuild()) return true;
  return now - savedAt > maxAgeMs;
}

/**
 * Saves anew what is due, one tab at a time, where the browser says that its line is a good one: elsewhere the shopper
 * does it on the page of the device. A line that breaks leaves what was there.
 */
export async function refreshDepartments(): Promise<void> {
  if (currentLine() !== "good" || !("locks" in navigator)) return;
  await navigator.locks.request("saved-departments", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const departments = await listDepartments();
    writeSavedNote(departments.length);
    for (const department of departments) {
      if (isDue(department, Date.now())) await saveAnew(department).catch(() => {});
    }
  });
}

async function saveAnew({ address, name }: SavedDepartment): Promise<void> {
  const plan = await planDepartment(address, name);
  if (plan) await saveDepartment(plan);
}
