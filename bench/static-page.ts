/** A hand-written page with the product's own picture: what the slow phone could reach at best. */
import { once } from "node:events";
import { createServer } from "node:http";
import { freePort } from "./shop-process";

export interface StaticPage {
  address: string;
  stop(): void;
}

/** Takes the product page's first picture, at the width that a phone takes, and serves it with some words. */
export async function serveStaticPage(productAddress: string): Promise<StaticPage> {
  const html = await (await fetch(productAddress)).text();
  const path = /<img[^>]+src="([^"]+)"/.exec(html)?.[1]?.replace(/&amp;/g, "&");
  if (!path) throw new Error("The product page shows no picture");
  const picture = await fetch(new URL(path.replace(/([?&])w=\d+/, "$1w=720"), productAddress), {
    headers: { accept: "image/avif,image/webp,*/*" },
  });
  const bytes = Buffer.from(await picture.arrayBuffer());
  const type = picture.headers.get("content-type") ?? "image/webp";
  const page = `<!DOCTYPE html><html lang="fa" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>تیمچه</title><style>body{margin:0;font:1rem sans-serif}img{width:100%;height:auto}</style><img src="/picture" width="900" height="900" alt=""><h1>یک چیز خوب</h1><p>۱۲۰٬۰۰۰ تومان</p><form method="post"><button>افزودن به سبد</button></form></html>`;
  const server = createServer((request, response) => {
    const isPicture = request.url === "/picture";
    response.setHeader("Content-Type", isPicture ? type : "text/html; charset=utf-8");
    response.end(isPicture ? bytes : page);
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
