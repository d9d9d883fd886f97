import type { PageHead } from "~/features/document/page-head";
import type { RequestContext } from "~/request/context.server";
import type { LabComponent } from "./components";

/** The head of a component's page. */
export function labHead({ t }: RequestContext, component: LabComponent): PageHead {
  return { title: t(`lab.${component}`), noindex: true };
}
