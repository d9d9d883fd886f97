import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Apart from vite.config.ts: Remix's plugin wants routes and a root, which unit tests do without. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["{app,backend,dev,server,cli,bench,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "node_modules/**"],
    passWithNoTests: true,
    globalSetup: "tests/support/make-templates.ts",
    maxWorkers: availableParallelism(),
    // Files share their worker's modules: loading them anew for each took as long as the tests themselves.
    isolate: false,
    // initdb alone takes seconds, and many of them where two cores have much to do.
    testTimeout: 90_000,
    // As tests/support/eventually.ts: what is waited for comes when the machine has the time.
    expect: { poll: { timeout: 60_000 } },
  },
});
