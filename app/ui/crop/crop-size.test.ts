import { describe, expect, it } from "vitest";
import { boxSize, minZoom, roundZoom } from "./crop-size";

describe("the crop box", () => {
  it.each([
    [[1, 1], { width: 280, height: 280 }],
    [[2, 1], { width: 280, height: 140 }],
    [[3, 4], { width: 210, height: 280 }],
  ] as const)(
    "R-CROP-02[box] R-CONST-12[box] of %j is 280 px on its longer side",
    (ratio, size) => {
      expect(boxSize(ratio)).toEqual(size);
    },
  );
});

describe("zoom", () => {
  it("R-CROP-03[step] R-CONST-12[zoom] keeps to steps of 0.01", () => {
    expect([1.2345, 1.006, 2.999].map(roundZoom)).toEqual([1.23, 1.01, 3]);
  });

  it("never leaves a part of the box empty", () => {
    const box = boxSize([2, 1]);
    expect(minZoom({ width: 560, height: 280 }, box)).toBe(0.5);
    expect(minZoom({ width: 280, height: 400 }, box)).toBe(1);
    for (const width of [281, 300, 333, 700]) {
      const zoom = minZoom({ width, height: 280 }, box);
      expect(width * zoom).toBeGreaterThanOrEqual(box.width - 1e-9);
    }
  });
});
