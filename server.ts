import { createServer } from "node:http";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import express from "express";

export async function createShop(options: {
  build: () => Promise<ServerBuild>;
  development?: boolean;
}) {
  const app = express();
  app.use(express.static("build/client"));
  app.all("*", createRequestHandler({ build: options.build }));
  return { handle: app, close: async () => {} };
}

if (import.meta.env.PROD) {
  const shop = await createShop({ build: async () => import("virtual:remix/server-build") });
  createServer(shop.handle).listen(Number(process.env.PORT ?? 3000));
}
