import { useEffect, useState } from "react";
import { loadSvg } from "~/client/storage/svg-cache";
import { cleanSvg } from "./clean-svg.enhanced";

/** The drawing of an address as an element of its own; null until it is there, and where it can't be had. */
export function useDrawing(src: string): SVGElement | null {
  const [drawing, setDrawing] = useState<SVGElement | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadSvg(src).then((markup) => {
      if (isWanted) setDrawing(markup === null ? null : cleanSvg(markup));
    });
    return () => {
      isWanted = false;
    };
  }, [src]);
  return drawing;
}
