interface Size {
  width: number;
  height: number;
}

/** The longer side of the crop box in pixels (R-CROP-02, R-CONST-12). */
export const boxEdge = 280;

/** Zoom changes in such steps (R-CROP-03, R-CONST-12). */
export const zoomStep = 0.01;
export const maxZoom = 3;

/** The crop box of a ratio: 280 pixels on its longer side. */
export function boxSize([width, height]: readonly [number, number]): Size {
  const scale = boxEdge / Math.max(width, height);
  return { width: width * scale, height: height * scale };
}

/** A zoom on the grid of its steps. */
export function roundZoom(zoom: number): number {
  return Math.round(zoom / zoomStep) / (1 / zoomStep);
}

/** How far one may zoom out before the picture no longer fills the box; rounded up, so that it still does. */
export function minZoom(picture: Size, box: Size): number {
  const min = Math.max(box.width / picture.width, box.height / picture.height);
  return Math.min(1, Math.ceil(min / zoomStep) / (1 / zoomStep));
}
