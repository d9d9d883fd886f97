import { execFileSync } from "node:child_process";

/** Fills a database with the demo's catalogue and variations of it, as many products as that, by the build in `folder`. */
export function seedMany(url: string, products: number, folder = process.cwd()): void {
  execFileSync(
    process.execPath,
    ["--import", "tsx", "cli/shop.ts", "seed", "--products", String(products)],
    {
      cwd: folder,
      stdio: "inherit",
      env: { ...process.env, DATABASE_URL: url, SESSION_SECRET: "bench".repeat(8), DEMO: "1" },
    },
  );
}
