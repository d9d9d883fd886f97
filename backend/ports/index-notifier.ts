/** Tells search engines which pages are new or have changed; throws where they did not take it. */
export interface IndexNotifier {
  /** At most `maxNotified` whole addresses, all of this shop. */
  notify(addresses: readonly string[]): Promise<void>;
}

/** The protocol's own bound of one call. */
export const maxNotified = 10_000;

export interface IndexNowSettings {
  /** The whole address that calls go to. */
  url: string;
  /** Proves that whoever calls owns the shop: the shop shows the same at `keyPath`. */
  key: string;
}

/** Where a shop shows its key; it counts for all that stands beside and below it. */
export const keyPath = "/indexnow.txt";

const timeoutMs = 15_000;

/** IndexNow's call, which reaches all engines that take part in it. */
export function createIndexNow({ url, key }: IndexNowSettings, publicUrl: string): IndexNotifier {
  const { host } = new URL(publicUrl);
  return {
    notify: async (addresses) => {
      const body = { host, key, keyLocation: publicUrl + keyPath, urlList: addresses };
      const status = await post(url, JSON.stringify(body));
      if (status !== 200 && status !== 202) {
        throw new Error(`the index service answered ${status}`);
      }
    },
  };
}

async function post(url: string, body: string): Promise<number> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    throw new Error("the index service can't be reached", { cause: error });
  }
}
