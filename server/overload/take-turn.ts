import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { maxBodyBytes } from "~/sitemap/body-limit";
import type { Gates } from "../web-app";
import type { FairGate } from "./fair-gate";
import type { RespondBusy } from "./respond-busy";

interface TakeTurn {
  /** Which gate a request passes; undefined for what passes none. */
  gateOf: (req: IncomingMessage) => FairGate | undefined;
  /** Whose turns are counted together. */
  askerOf: (req: IncomingMessage) => string;
  respondBusy: RespondBusy;
}

/**
 * Lets a request go on when it is its turn, and ends the turn as soon as its answer begins: answers are
 * whole by then, and a slow line must hold nobody up. Who is turned away gets the answer of a busy shop.
 */
export function takeTurn({ gateOf, askerOf, respondBusy }: TakeTurn): RequestHandler {
  return async (req, res, next) => {
    const gate = gateOf(req);
    if (!gate) return next();
    const gone = new AbortController();
    res.once("close", () => gone.abort());
    let leave: () => void;
    try {
      await bodyCame(req);
      leave = await gate.enter(askerOf(req), gone.signal);
    } catch {
      return respondBusy(req, res);
    }
    whenAnswering(res, leave);
    next();
  };
}

/**
 * Pages and data wait among pages, forms among forms. What takes pictures has a queue of its own, and a call
 * that is handed on to a backend elsewhere has had its turn.
 */
export function gateOfPage({ pages, forms }: Gates) {
  return ({ method, url }: IncomingMessage): FairGate | undefined => {
    if (url?.startsWith("/api/")) return undefined;
    if (isRead(method)) return pages;
    return maxBodyBytes(url) > maxBodyBytes() ? undefined : forms;
  };
}

/** Calls that change something have limits of their own, and money waits in no line; pictures neither. */
export function gateOfCall({ calls }: Gates) {
  return ({ method, url }: IncomingMessage): FairGate | undefined =>
    isRead(method) && !url?.startsWith("/api/media/") ? calls : undefined;
}

const isRead = (method: string | undefined) => method === "GET" || method === "HEAD";

/** When the body is here, or as much of it as is kept before somebody reads it: a slow line takes no turn. */
function bodyCame(req: IncomingMessage): Promise<void> {
  const isHere = () =>
    req.complete || req.destroyed || req.readableLength >= req.readableHighWaterMark;
  if (isRead(req.method) || isHere()) return Promise.resolve();
  return new Promise((done) => {
    const look = () => {
      if (!isHere()) return;
      req.off("readable", look);
      req.off("close", look);
      done();
    };
    req.on("readable", look);
    req.on("close", look);
  });
}

function whenAnswering(res: ServerResponse, then: () => void): void {
  const writeHead = res.writeHead;
  res.writeHead = ((...head: Parameters<typeof writeHead>) => {
    then();
    return writeHead.apply(res, head);
  }) as typeof writeHead;
  res.once("close", then);
}
