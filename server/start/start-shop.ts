import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { demoLogins } from "#backend/db/seed/demo/demo-logins";
import { boundConnections } from "../bound-connections";
import { type Environment, parseSettings, type Settings } from "../env";
import { listen, stopOnSignal } from "../listen";
import { logUncaught } from "../log-uncaught";
import { withSettingsFile } from "../settings-file";
import { checkStart, portProblem } from "./check-start";
import { endWithProblem, type RunStep, saidStep, sayLine } from "./report";

interface Shop {
  handle: RequestListener;
  /** Told that the process is going, before it accepts nothing more. */
  leave(): void;
  close(): Promise<void>;
  /** Told where the shop listens. */
  listening(address: AddressInfo | string | null): void;
  /** What the owner has to settle before the shop takes orders. */
  sellerGaps(): Promise<string[]>;
  settings: Settings;
  log: Logger;
}

/**
 * Looks whether it can work, opens the shop, listens and says where; what its owner can put right is said
 * without a stack, by a code of its own.
 */
export async function startShop(
  createShop: (env: Environment, step: RunStep) => Promise<Shop>,
): Promise<void> {
  // Whatever the shop writes down is its own user's alone.
  process.umask(0o077);
  try {
    const env = withSettingsFile(process.env);
    await checkStart(parseSettings(env));
    const shop = await createShop(env, saidStep);
    logUncaught(shop.log);
    const { port, host, connections, trustProxy } = shop.settings;
    const server = await saidStep("listening", () =>
      listen(shop.handle, port, host).catch((error) => {
        throw portProblem(error, port, host);
      }),
    );
    boundConnections(server, connections, trustProxy, shop.log);
    shop.listening(server.address());
    stopOnSignal(server, shop, shop.settings.drainMs);
    sayWelcome(shop.settings, server.address(), await shop.sellerGaps());
  } catch (error) {
    endWithProblem(error);
  }
}

/** Where the shop is; one without a seller shows its goods and sells nothing, and its owner hears how to change that. */
function sayWelcome(
  settings: Settings,
  address: AddressInfo | string | null,
  gaps: readonly string[],
): void {
  const { publicOrigin, publicUrl, port } = settings;
  const at = address !== null && typeof address === "object" ? address.port : port;
  sayLine(`\nThe shop is open: ${publicOrigin ?? publicUrl.replace(/:\d+$/, `:${at}`)}`);
  if (settings.demo && !settings.apiUrl) sayDemo(settings);
  if (gaps.length === 0) return;
  sayLine("It takes no orders yet, for it doesn't say who sells. Say so, then it does:");
  for (const setting of gaps) sayLine(`  npm run shop -- set ${setting} "…"`);
}

/** The demo's logins, and where its mails and texts are read (decisions 8). */
function sayDemo({ host = "" }: Settings): void {
  const isLoopback = host === "localhost" || host === "::1" || host.startsWith("127.");
  const reach = isLoopback
    ? "this machine alone (HOST opens it to others)"
    : "anybody who can reach it";
  sayLine(`It shows the demo shop, to ${reach}. Logins, while nobody has changed their passwords:`);
  for (const { email, phone, password } of demoLogins) {
    sayLine(`  ${email} or ${phone}, password ${password}`);
  }
  sayLine("Codes and links that it sends are at /dev/outbox.");
}
