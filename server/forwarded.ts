import type { IncomingMessage } from "node:http";
import express from "express";
import type { Logger } from "pino";
import { networkOf } from "#backend/http/network-of";
import { plainAddress } from "#backend/http/plain-address";

const forwarded = ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-for", "forwarded"];

/** Whether an address, so many hops away, is a proxy whose word counts: as express understands TRUST_PROXY. */
export function trustOf(
  trustProxy: number | string[],
): (address: string | undefined, hop: number) => boolean {
  return express().set("trust proxy", trustProxy).get("trust proxy fn");
}

/**
 * Drops what a proxy would say of the request, unless it is one that TRUST_PROXY names. Says once in the log
 * that addresses came and were not believed: behind a proxy all shoppers then count as one.
 */
export function untrustedDropper(
  trustProxy: number | string[],
  log: Logger,
): (req: IncomingMessage) => void {
  const trusts = trustOf(trustProxy);
  let told = false;
  return ({ socket, headers }) => {
    if (trusts(socket.remoteAddress, 0)) return;
    if (!told && headers["x-forwarded-for"] !== undefined) {
      told = true;
      log.warn(
        { from: socket.remoteAddress },
        "X-Forwarded-For was not believed: if this is your proxy, name it in TRUST_PROXY, or all shoppers count as one address",
      );
    }
    for (const name of forwarded) delete headers[name];
  };
}

/**
 * The caller's address as express made it out, by TRUST_PROXY. Where a proxy that is trusted says what is no
 * address, its own counts: all who come by it are one then, instead of nobody whom no limit holds.
 */
export function addressOf(req: IncomingMessage): string | undefined {
  const said = "ip" in req && typeof req.ip === "string" ? req.ip : "";
  return plainAddress(said) ?? plainAddress(req.socket.remoteAddress ?? "");
}

/**
 * The caller's address: the nearest one that TRUST_PROXY doesn't name, or the last that can be read before it. For
 * requests that express hasn't seen.
 */
export function addressReader(trustProxy: number | string[]): (req: IncomingMessage) => string {
  const trusts = trustOf(trustProxy);
  return ({ socket, headers }) => {
    const said = String(headers["x-forwarded-for"] ?? "").split(",");
    const hops = [socket.remoteAddress ?? "", ...said.reverse().map((one) => one.trim())].filter(
      Boolean,
    );
    const asker = hops.findIndex((address, hop) => !trusts(address, hop));
    const believed = asker < 0 ? hops : hops.slice(0, asker + 1);
    return believed.map(plainAddress).findLast((address) => address !== undefined) ?? "";
  };
}

/** Who a request counts as where askers take turns: its address, of IPv6 its network. */
export function askerReader(trustProxy: number | string[]): (req: IncomingMessage) => string {
  const read = addressReader(trustProxy);
  return (req) => networkOf(read(req));
}

/**
 * Hands a request's headers on with the one address that was settled instead of what they said, so that
 * whoever reads them need not know whom to believe; and with the id that the request has in the log.
 */
export function resolveCaller(headers: Headers, req: IncomingMessage): void {
  for (const name of forwarded) headers.delete(name);
  const address = addressOf(req);
  if (address) headers.set("X-Forwarded-For", address);
  headers.set("X-Request-Id", String(req.headers["x-request-id"]));
}
