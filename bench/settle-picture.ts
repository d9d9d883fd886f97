import { setTimeout } from "node:timers/promises";

const timeoutMs = 90_000;

/**
 * Waits until a product's page brings its picture along for newcomers, as it does once somebody has looked at the product: the
 * picture has been drawn then, and the page is looked after again half a minute later (docs/decisions/0241).
 */
export async function settlePicture(productAddress: string): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const html = await (await fetch(productAddress)).text();
    if (html.includes("data:image/webp;base64,")) return;
    const path = /<img[^>]+src="([^"?]+)/.exec(html)?.[1];
    if (!path) throw new Error("The product page shows no picture");
    const picture = new URL(`${path}?w=720`, productAddress);
    await (await fetch(picture, { headers: { accept: "image/webp" } })).arrayBuffer();
    await setTimeout(1_000);
  }
  throw new Error("The product page never brings its picture along");
}
