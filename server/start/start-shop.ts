import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { demoLogins } from "#backend/db/seed/demo/demo-logins";
import { FolderInUse } from "../embedded/folder-lock";
import { type Settings, SettingsError } from "../env";
import { listen, stopOnSignal } from "../listen";
import { type Step, saidStep, sayLine } from "./steps";

interface Shop {
  handle: RequestListener;
  close(): Promise<void>;
  /** Told where the shop listens. */
  listening(address: AddressInfo | string | null): void;
  settings: Settings;
  log: Logger;
}

/** Opens the shop, listens and says where; what its owner can put right is said without a stack. */
export async function startShop(createShop: (step: Step) => Promise<Shop>): Promise<void> {
  try {
    const shop = await createShop(saidStep);
    const { port, host } = shop.settings;
    const server = await saidStep("listening", () => listen(shop.handle, port, host));
    shop.listening(server.address());
    stopOnSignal(server, shop.close, shop.log);
    sayWelcome(shop.settings, server.address());
  } catch (error) {
    if (!isOwnersMatter(error)) throw error;
    sayLine(`\nThe shop can't start:\n${error.message}`);
    process.exit(1);
  }
}

function isOwnersMatter(error: unknown): error is Error {
  if (error instanceof SettingsError || error instanceof FolderInUse) return true;
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

function sayWelcome(settings: Settings, address: AddressInfo | string | null): void {
  const { publicOrigin, publicUrl, port } = settings;
  const at = address !== null && typeof address === "object" ? address.port : port;
  sayLine(`\nTimcheh is open: ${publicOrigin ?? publicUrl.replace(/:\d+$/, `:${at}`)}`);
  if (settings.demo && !settings.apiUrl) sayDemo();
}

/** The demo's logins, and where its mails and texts are read (decisions 8). */
function sayDemo(): void {
  sayLine("It shows the demo shop, to anybody who can reach it. Logins:");
  for (const { email, phone, password } of demoLogins) {
    sayLine(`  ${email} or ${phone}, password ${password}`);
  }
  sayLine("Codes and links that it sends are at /dev/outbox.");
}
