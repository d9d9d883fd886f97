import type { PageHead } from "~/features/document/page-head";
import type { Shop } from "~/request/shop.server";
import type { LabComponent } from "./components";

/** The head of a component's page. */
export function labHead({ t }: Shop, component: LabComponent): PageHead {
  return { title: t(`lab.${component}`), noindex: true };
}
