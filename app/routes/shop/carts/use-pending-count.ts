import { useNavigation } from "@remix-run/react";

/** The count of a line that is on its way to the server, so that it is shown at once; undefined while none is. */
export function usePendingCount(variant: string): number | undefined {
  const { formData } = useNavigation();
  const count = Number(formData?.get("to") ?? Number.NaN);
  return formData?.get("variant") === variant && count >= 1 ? count : undefined;
}
