import { useEffect, useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";

/**
 * Which of the shown rows are chosen (R-CRUD-06, R-CRUD-07). `form` is the id of the form that the boxes belong
 * to: what was ticked before the scripts came counts too. Once something `isSent`, the choice has served.
 */
export function useCheckedRows(form: string, ids: readonly string[], isSent: boolean) {
  const isHydrated = useHydrated();
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ticked = document.querySelectorAll<HTMLInputElement>(
      `input[name="ids"][form="${CSS.escape(form)}"]:checked`,
    );
    if (ticked.length > 0) setChecked(new Set([...ticked].map(({ value }) => value)));
  }, [form]);
  useEffect(() => {
    if (isSent) setChecked(new Set());
  }, [isSent]);

  const shown = ids.filter((id) => checked.has(id));
  return {
    isHydrated,
    count: shown.length,
    isChecked: (id: string) => checked.has(id),
    isAll: ids.length > 0 && shown.length === ids.length,
    check(id: string, isOn: boolean) {
      setChecked(new Set(isOn ? [...shown, id] : shown.filter((one) => one !== id)));
    },
    checkAll: (isOn: boolean) => setChecked(new Set(isOn ? ids : [])),
  };
}

export type CheckedRows = ReturnType<typeof useCheckedRows>;
