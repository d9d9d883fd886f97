import { useRef, useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import type { Ratio } from "~/ui/crop/crop-dialog.enhanced";

/** The part of a picture, in the pixels of the one that is looked at. */
export interface Part {
  x: number;
  y: number;
  width: number;
}

/**
 * Chooses the part of a picture where scripts run, and sends its form with it. `scale` is how many of its pixels stand for
 * one that is looked at.
 */
export function usePart(scale: number) {
  const form = useRef<HTMLFormElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const [ratio, setRatio] = useState<Ratio | null>(null);
  const isOn = useHydrated();

  function open(): void {
    const asked = form.current && new FormData(form.current).get("ratio");
    const [width = 1, height = 1] = String(asked).split(":").map(Number);
    setRatio([width, height]);
  }

  async function confirm(part: Part): Promise<null> {
    for (const name of ["x", "y", "width"] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = String(Math.round(part[name] * scale));
    }
    send.current?.click();
    return null;
  }

  return { form, send, isOn, ratio, open, confirm, close: () => setRatio(null) };
}
