import { expect, it } from "vitest";
import {
  pictureWidths as served,
  litePictureWidths as servedLite,
} from "#backend/contract/catalog";
import { litePictureWidths, pictureSources, pictureWidths } from "./picture-sources";

it("R-IMG-01[srcset] a picture has the four widths, and those of phones, that the backend serves", () => {
  expect(pictureWidths).toEqual(served);
  expect(pictureSources("/a.webp", "50vw", false).srcSet?.split(",")).toEqual([
    "/a.webp?w=300 300w",
    "/a.webp?w=360 360w",
    "/a.webp?w=600 600w",
    "/a.webp?w=720 720w",
    "/a.webp?w=900 900w",
    "/a.webp?w=1080 1080w",
    "/a.webp?w=1200 1200w",
  ]);
});

it("decisions 20: a lite page asks for one small picture, a smaller one where it stands beside others", () => {
  expect(litePictureWidths).toEqual(servedLite);
  expect(pictureSources("/a.webp", "(width>=960px) 23vw,46vw", true)).toEqual({
    src: "/a.webp?w=200&q=lite",
  });
  expect(pictureSources("/a.webp", "(width>=960px) 23vw,calc(100vw - 32px)", true)).toEqual({
    src: "/a.webp?w=300&q=lite",
  });
});
