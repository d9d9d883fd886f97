import { createContext, useContext } from "react";
import { ScriptNonce } from "~/client/remix/script-nonce";

const type = "speculationrules";

/**
 * What may be fetched ahead of a click, where the page itself says it (docs/decisions/0228): from the server, then from the page.
 */
export const RulesInside = createContext(
  typeof document === "undefined" ? undefined : readRulesInside(),
);

function readRulesInside(): string | undefined {
  return document.querySelector(`script[type=${type}]`)?.textContent ?? undefined;
}

/** Last in the page, behind all that its first picture waits for. */
export function SpeculationInside() {
  const rules = useContext(RulesInside);
  const nonce = useContext(ScriptNonce);
  if (!rules) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rules made of the shop's own sitemap
  return <script type={type} nonce={nonce} dangerouslySetInnerHTML={{ __html: rules }} />;
}
