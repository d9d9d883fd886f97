import { drawPng, scriptedSvg } from "./pictures";

/** Files as a browser's chooser hands them over. */
export const chosen = (name: string, mimeType: string, buffer: Buffer) => ({
  name,
  mimeType,
  buffer,
});

export const choosePng = async (name = "sofa.png", width = 300, height = 200) =>
  chosen(name, "image/png", await drawPng({ width, height }));

export const chooseText = () => chosen("notes.txt", "text/plain", Buffer.from("hello"));

/** Calls itself a picture, and is none. */
export const chooseLie = () => chosen("drawing.png", "image/png", scriptedSvg);

export const chooseLarge = (kilobytes: number) =>
  chosen("large.png", "image/png", Buffer.alloc(kilobytes * 1024 + 1));
