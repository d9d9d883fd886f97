import type { Browser } from "@playwright/test";

/** The part of Playwright's own Firefox over WebDriver BiDi that this reaches for. */
interface BidiSession {
  send(method: string, params?: object): Promise<unknown>;
}
interface WithConnection {
  _connection: { toImpl(of: Browser): { _browserSession?: BidiSession } | undefined };
}

/** Playwright sends it for every page, to no effect here; a Firefox ESR is some versions short of it. */
const notYet = "emulation.setMediaFeaturesOverride";

/** Lets pages open in a Firefox that doesn't know that command yet; what it knows is done, other errors stay. */
export function forgiveMissingCommand(browser: Browser): void {
  const session = (browser as unknown as WithConnection)._connection.toImpl(
    browser,
  )?._browserSession;
  if (!session) return;
  const send = session.send.bind(session);
  session.send = (method, params) =>
    send(method, params).catch((error: unknown) => {
      if (method === notYet && String(error).includes("unknown command")) return {};
      throw error;
    });
}
