import { installCapture } from "./install-prompt";

/** Catches the browser's offer to install, which may come long before hydration (R-STORE-17). */
export function InstallCapture() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script dangerouslySetInnerHTML={{ __html: installCapture }} />;
}
