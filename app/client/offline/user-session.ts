/**
 * The user of a page that did not come from the server: the cached one at once, then the server's word
 * (R-AUTH-01, R-AUTH-02). A served page knows its user from the start and needs none of this (C-21, C-77).
 */

import type { UserState } from "#backend/contract/user";
import { type GuardedStorage, storageKeys } from "~/client/storage/guarded-storage";
import { readUser, syncSession } from "~/client/storage/session-sync";
import type { RootData } from "~/root-data";
import { whoPath } from "~/sitemap/paths";
import { isConnectionLost } from "./connection";

export const pollMs = 100;
const visitor: UserState = { login: false, info: {} };

export type Who = Pick<RootData, "user" | "marker">;

export interface UserSession {
  user(): UserState;
  /** False until the outcome is known, whatever it is (R-AUTH-05). */
  isLoaded(): boolean;
  /** Asks the server; a failure of any kind makes a visitor, whose marker stays (R-AUTH-03, C-20). */
  load(ask: () => Promise<Who>): Promise<void>;
}

/** @param onOther told when the login is another than before, so that what was kept for it must go */
export function startUserSession(store: GuardedStorage, onOther?: () => void): UserSession {
  const marker = store.read(storageKeys.marker);
  let user = marker === null ? visitor : (readUser(store) ?? visitor);
  let isLoaded = false;
  return {
    user: () => user,
    isLoaded: () => isLoaded,
    async load(ask) {
      isLoaded = false;
      const who = await ask().catch(() => ({ user: visitor, marker }));
      user = who.user;
      if (syncSession(store, who)) onOther?.();
      isLoaded = true;
    },
  };
}

/**
 * At a start: the cached user until the server has spoken (R-AUTH-02). A line that answers nothing is none, on which the
 * cached user stands (R-AUTH-17).
 */
export async function refreshUser(session: UserSession, ask: () => Promise<Who>): Promise<void> {
  try {
    const who = await ask();
    await session.load(async () => who);
  } catch (error) {
    if (!isConnectionLost(error)) await session.load(() => Promise.reject(error));
  }
}

/** GET /who. */
export async function askWho(): Promise<Who> {
  const response = await fetch(whoPath, { cache: "no-store" });
  if (!response.ok) throw new Error(`${whoPath} answered ${response.status}`);
  return response.json();
}

/** Waits, looking every 100 ms, until the outcome is known (R-AUTH-06). */
export function whenLoaded(session: Pick<UserSession, "isLoaded">): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!session.isLoaded()) return;
      clearInterval(timer);
      resolve();
    }, pollMs);
  });
}
