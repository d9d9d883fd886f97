import { ensureEmbeddedTemplate } from "./database-embedded";
import { ensureServerTemplate } from "./database-server";
import { templateNames } from "./database-template";

/** Vitest's global setup: the databases' templates are made once, before the workers want them. */
export async function setup(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  for (const name of templateNames) {
    await (url ? ensureServerTemplate(url, name) : ensureEmbeddedTemplate(name));
  }
}
