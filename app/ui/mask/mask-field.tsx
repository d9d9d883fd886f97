import { type ComponentProps, useRef } from "react";
import { TextField } from "~/ui/field/text-field";
import { completeMask, patternOf } from "./mask";
import { useMask } from "./use-mask.enhanced";

interface MaskFieldProps extends Omit<ComponentProps<typeof TextField>, "pattern" | "type"> {
  /** N digit, A letter, B letter or digit, X any; other characters stand for themselves. */
  mask: string;
  defaultValue?: string;
}

/** A text of a given form (R-MASK). Without scripts the browser checks a required one, and the server puts literals in. */
export function MaskField({ mask, look, defaultValue = "", ...field }: MaskFieldProps) {
  const host = useRef<HTMLDivElement>(null);
  useMask(host, mask);
  return (
    <div ref={host} className={look}>
      <TextField
        {...field}
        defaultValue={completeMask(mask, defaultValue)}
        pattern={field.required ? patternOf(mask) : undefined}
      />
    </div>
  );
}
