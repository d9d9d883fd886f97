import { useEffect, useState } from "react";
import {
  readDepartment,
  type SavedDepartment,
} from "~/client/offline/departments/department-store";

/** What of a department lies on this device; undefined until that is known, null where nothing does. */
export function useSavedDepartment(
  address: string,
  round: string,
): SavedDepartment | null | undefined {
  const [saved, setSaved] = useState<SavedDepartment | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step of saving it is another one
  useEffect(() => {
    let isLeft = false;
    void readDepartment(address).then((found) => {
      if (!isLeft) setSaved(found ?? null);
    });
    return () => {
      isLeft = true;
    };
  }, [address, round]);
  return saved;
}
