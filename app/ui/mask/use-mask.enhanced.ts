import { type RefObject, useEffect } from "react";
import { attachMask } from "./attach-mask";

/** The mask directive: the element, or an input in it, takes what the mask takes; throws where there is none (R-MASK-07). */
export function useMask(host: RefObject<Element>, mask: string): void {
  useEffect(() => (host.current ? attachMask(host.current, mask) : undefined), [host, mask]);
}
