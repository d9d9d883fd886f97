import { expect, it, vi } from "vitest";
import { TitlePictures } from "./title-pictures";

it("gives a picture that the storage doesn't take to who waits for it, and says so in the log", async () => {
  const warn = vi.fn();
  const full = () => Promise.reject(new Error("ENOSPC: no space left on device"));
  const pictures = new TitlePictures({
    storage: { get: async () => null, put: full, delete: full },
    pictures: { find: full },
    publicUrl: "https://shop.example",
    log: { info: () => {}, warn, error: () => {} },
  });
  const bytes = await pictures.find({ title: "Returns", above: null, file: null }, "en");
  expect(bytes.byteLength).toBeGreaterThan(1000);
  expect(warn).toHaveBeenCalledOnce();
});
