import type { AppLoadContext } from "@remix-run/node";
import { noteCatalogVersion } from "~/api/catalog-version.server";
import { fakeContext } from "~/request/context.fixture";
import type { TestBackend } from "./backend";
import { testPackage } from "./database-template";

/** The storefront in front of a test's backend, as one request has it. */
export function storefrontOf({ backend }: TestBackend): AppLoadContext {
  const { context } = fakeContext({ settings: { package: testPackage } });
  return { ...context, api: backend.forPage() };
}

let forgotten = 0;

/** What the storefront remembers of any backend is gone, as it is soon after a change. */
export function forgetAnswers(): void {
  forgotten += 1;
  noteCatalogVersion(`forgotten-${forgotten}`);
}
