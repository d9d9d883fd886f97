import { type GuardedStorage, localStore } from "./guarded-storage";

/** Seconds for which a fetched drawing is used without asking again (R-SVG-01, R-CONST-11). */
export const svgMaxAgeS = 86_400;

/** Characters of a drawing that is worth keeping in the browser's small storage. */
const maxKept = 32_000;

interface Drawing {
  /** When it was fetched, in milliseconds. */
  at: number;
  markup: string;
}

interface Parts {
  ask?: (address: string) => Promise<string | null>;
  store?: GuardedStorage;
  now?: () => number;
}

/** Fetched drawings of this page and of this browser: each address is asked for once a day. */
export function createSvgCache({
  ask = fetchMarkup,
  store = localStore,
  now = Date.now,
}: Parts = {}) {
  const pending = new Map<string, Promise<string | null>>();
  const inMemory = new Map<string, Drawing>();
  const isFresh = ({ at }: Drawing) => now() - at <= svgMaxAgeS * 1000 && at <= now();

  async function fetchAnew(address: string): Promise<string | null> {
    const markup = await ask(address);
    if (markup === null) return null;
    const drawing = { at: now(), markup };
    inMemory.set(address, drawing);
    if (markup.length <= maxKept) store.write(keyOf(address), JSON.stringify(drawing));
    return markup;
  }

  return (address: string): Promise<string | null> => {
    const known = inMemory.get(address) ?? readStored(store, address);
    if (known && isFresh(known)) return Promise.resolve(known.markup);
    const asked = pending.get(address);
    if (asked) return asked;
    const asking = fetchAnew(address).finally(() => pending.delete(address));
    pending.set(address, asking);
    return asking;
  };
}

/** The page's own. */
export const loadSvg = createSvgCache();

const keyOf = (address: string) => `svg ${address}`;

function readStored(store: GuardedStorage, address: string): Drawing | null {
  try {
    const { at, markup } = JSON.parse(store.read(keyOf(address)) ?? "null") ?? {};
    return typeof at === "number" && typeof markup === "string" ? { at, markup } : null;
  } catch {
    return null;
  }
}

async function fetchMarkup(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address);
    const isSvg = answer.headers.get("Content-Type")?.startsWith("image/svg+xml");
    return answer.ok && isSvg ? await answer.text() : null;
  } catch {
    return null;
  }
}
