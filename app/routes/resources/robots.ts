import type { LoaderFunctionArgs } from "@remix-run/node";
import { settingsOf } from "~/api/client/load-context";

/** GET /robots.txt: private places and endless filter combinations are not for crawlers; the longest match counts (RFC 9309). */
export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Allow: /api/media/",
    "Disallow: /user",
    "Disallow: /login",
    "Disallow: /*/login",
    "Disallow: /*/carts",
    "Disallow: /*home/payment/",
    "Disallow: /suggest",
    "Disallow: /*?*attr.",
    "Disallow: /*?*brand",
    "",
    `Sitemap: ${settingsOf(context).publicUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
