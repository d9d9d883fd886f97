import type { LoaderFunctionArgs } from "@remix-run/node";
import { settingsOf } from "~/api/client/load-context";

/** GET /indexnow.txt: shows search engines that who tells them of changed pages has this shop. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { indexNowKey } = settingsOf(context);
  if (!indexNowKey) return new Response(null, { status: 404 });
  return new Response(indexNowKey, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
