import type { Plugin, ViteDevServer } from "vite";

type ServerModule = typeof import("../../server");
type Shop = Awaited<ReturnType<ServerModule["createShop"]>>;

/**
 * What server.ts imports where it is started by itself. Here Vite hands the storefront's modules over, and must not take
 * them for parts of server.ts: else each edit of a page would close the shop, and open it and its database again.
 */
const productionBuild = "#server/storefront-build";
const noBuild = "\0timcheh:no-build";

/** In development every request passes server.ts first, as in production. */
export function developmentServer(): Plugin {
  let opened: ReturnType<typeof reopenOnChange> | undefined;
  return {
    name: "timcheh:development-server",
    apply: "serve",
    // Before Vite itself resolves the import.
    enforce: "pre",
    resolveId: (id) => (id === productionBuild ? noBuild : undefined),
    load: (id) => (id === noBuild ? "export {};" : undefined),
    configureServer(vite) {
      const open = reopenOnChange(vite);
      opened = open;
      return () => {
        vite.middlewares.use(async (req, res, next) => {
          try {
            const shop = await open();
            req.url = req.originalUrl ?? req.url;
            shop.handle(req, res);
          } catch (error) {
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
    // Also when Vite restarts itself: the next one needs the data folder.
    closeBundle: () => opened?.close(),
  };
}

/**
 * Answers the shop of the present sources: Vite forgets server.ts when something that it is made of has
 * changed, and the shop is then closed and opened again. Its database has one door, so never two at once.
 */
function reopenOnChange(vite: ViteDevServer) {
  let current: { module: ServerModule; shop: Promise<Shop> } | undefined;

  async function closeCurrent(): Promise<void> {
    const closing = current;
    current = undefined;
    const shop = await closing?.shop.catch(() => undefined);
    await shop?.close();
  }

  async function reopen(module: ServerModule, closed: Promise<void>): Promise<Shop> {
    await closed;
    return module.createShop({
      build: () => vite.ssrLoadModule("./server/storefront-build.ts") as never,
      development: true,
    });
  }

  const open = async (): Promise<Shop> => {
    const module = (await vite.ssrLoadModule("./server.ts")) as ServerModule;
    if (current?.module !== module) current = { module, shop: reopen(module, closeCurrent()) };
    return current.shop;
  };
  return Object.assign(open, { close: closeCurrent });
}
