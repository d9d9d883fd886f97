import { useDrawing } from "./use-drawing.enhanced";

interface CachedSvgProps {
  /** Of the shop itself. */
  src: string;
  /** What it shows. */
  label: string;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * A drawing from its own file, fetched once a day (R-SVG-01). At first a picture, in which nothing can act;
 * once its markup is there, shapes that take the page's colours.
 */
export function CachedSvg({ src, label, width, height }: CachedSvgProps) {
  const drawing = useDrawing(src);
  if (!drawing)
    return <img className="drawing" src={src} alt={label} width={width} height={height} />;
  return (
    <span
      className="drawing"
      role="img"
      aria-label={label}
      ref={(place) => {
        drawing.setAttribute("width", String(width));
        drawing.setAttribute("height", String(height));
        place?.replaceChildren(drawing);
      }}
    />
  );
}
