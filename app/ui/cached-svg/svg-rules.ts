/** What a drawing may consist of: shapes and their paint. Nothing that loads, links, styles or acts. */
const elements = new Set([
  "svg",
  "g",
  "path",
  "circle",
  "ellipse",
  "rect",
  "line",
  "polyline",
  "polygon",
]);

const attributes = new Set(
  [
    [
      "d",
      "points",
      "x",
      "y",
      "x1",
      "y1",
      "x2",
      "y2",
      "cx",
      "cy",
      "r",
      "rx",
      "ry",
      "width",
      "height",
    ],
    ["viewBox", "transform", "pathLength", "preserveAspectRatio", "opacity", "fill", "stroke"],
    ["fill-rule", "clip-rule", "fill-opacity", "stroke-width", "stroke-opacity", "stroke-linecap"],
    ["stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset"],
  ].flat(),
);

export const isShape = (element: string) => elements.has(element);

/** Paint by address is left out with all other addresses. */
export const isPlain = (attribute: string, value: string) =>
  attributes.has(attribute) && !/[:;]|url\s*\(|\\/i.test(value);
