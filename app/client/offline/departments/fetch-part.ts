import { mayKeep } from "~/client/pwa/worker/may-keep";

/** As browsers ask for pictures, so that the newest form comes that they read. */
const pictureTypes = "image/avif,image/webp,*/*";

/** A picture: the one that lies here already, else the shop's, past the worker, which has room for other ones. */
export function fetchPicture(address: string, signal?: AbortSignal): Promise<Response | undefined> {
  return fetchPart(address, { cache: "no-store", headers: { Accept: pictureTypes }, signal });
}

/** A hashed file, which the worker mostly has. */
export function fetchFile(address: string, signal?: AbortSignal): Promise<Response | undefined> {
  return fetchPart(address, { signal });
}

/** Rejects where the shop can't be reached; @returns undefined for what may not be saved */
async function fetchPart(address: string, init: RequestInit): Promise<Response | undefined> {
  const saved = await caches.match(address, { ignoreVary: true });
  if (saved) return saved;
  const response = await fetch(address, { ...init, priority: "low" });
  return mayKeep(response) ? response : undefined;
}
