import { useEffect, useRef, useState } from "react";
import { listDepartments, maxDepartments } from "~/client/offline/departments/department-store";
import type { DepartmentPlan } from "~/client/offline/departments/plan-department";
import { askToPersistOnce } from "~/client/offline/keep-promise";

/** How far the saving of a department is. */
export type SavingState =
  | { step: "idle" | "measuring" }
  /** It was measured; the shopper is asked. */
  | { step: "asked"; plan: DepartmentPlan }
  | { step: "saving"; done: number; all: number }
  | { step: "saved" }
  /** No room, too many departments, no line, nothing in it, or the shopper has stopped it. */
  | { step: "failed"; why: "full" | "crowded" | "lost" | "empty" | "stopped" };

/** Measures a department and saves it on this device; its code is loaded for that. */
export function useSaving({ address, name }: { address: string; name: string }) {
  const [state, setState] = useState<SavingState>({ step: "idle" });
  const stopping = useRef<AbortController>();
  useEffect(() => () => stopping.current?.abort(), []);

  async function measure(): Promise<DepartmentPlan | undefined> {
    setState({ step: "measuring" });
    try {
      const others = (await listDepartments()).filter((one) => one.address !== address);
      if (others.length >= maxDepartments) return void setState({ step: "failed", why: "crowded" });
      const { planDepartment } = await import("~/client/offline/departments/plan-department");
      const plan = await planDepartment(address, name);
      setState(plan ? { step: "asked", plan } : { step: "failed", why: "empty" });
      return plan;
    } catch {
      setState({ step: "failed", why: "lost" });
    }
  }

  async function save(plan: DepartmentPlan): Promise<void> {
    const controller = new AbortController();
    stopping.current = controller;
    const all = plan.products.length;
    setState({ step: "saving", done: 0, all });
    try {
      const { saveDepartment } = await import("~/client/offline/departments/save-department");
      const outcome = await saveDepartment(plan, {
        signal: controller.signal,
        onProgress: (done) => setState({ step: "saving", done, all }),
      });
      setState(outcome === "full" ? { step: "failed", why: "full" } : { step: "saved" });
      if (outcome !== "full") void askToPersistOnce();
    } catch {
      setState({ step: "failed", why: controller.signal.aborted ? "stopped" : "lost" });
    }
  }

  return {
    state,
    measure,
    save,
    stop: () => stopping.current?.abort(),
    dismiss: () => setState({ step: "idle" }),
  };
}
