/// <reference lib="webworker" />
/** What the router is answered that asks which routes there are. */
import { noFurtherRoutes, reloadForRoutes } from "../../remix/document-redirect";
import { withTimeout } from "./cached-pages";

declare const self: ServiceWorkerGlobalScope;

/** Path parameter of the router's request. */
const wanted = "p";

/**
 * The shop's answer or, where none comes in time: that there are no further ones, for the page that asks about its own
 * address, such as for a form of it, which would be lost with a new document; for any other page its document.
 */
export async function answerRoutes(event: FetchEvent, asked: Promise<Response>): Promise<Response> {
  try {
    return await withTimeout(asked);
  } catch {
    return (await isOfOwnPage(event)) ? noFurtherRoutes() : reloadForRoutes();
  }
}

async function isOfOwnPage({ request, clientId }: FetchEvent): Promise<boolean> {
  const client = await self.clients.get(clientId);
  const paths = new URL(request.url).searchParams.getAll(wanted);
  return client !== undefined && paths.join() === new URL(client.url).pathname;
}
