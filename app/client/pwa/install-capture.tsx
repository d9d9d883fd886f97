import { useContext } from "react";
import { ScriptNonce } from "~/client/remix/script-nonce";
import { installCapture } from "./install-prompt";

/** Catches the browser's offer to install, which may come long before hydration (R-STORE-17). */
export function InstallCapture() {
  const nonce = useContext(ScriptNonce);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: installCapture }} />;
}
