import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { documentRoot, keepStrangers } from "./client/boot/document-root";
import { keepEventsNative } from "./client/boot/native-events";
import { flushEffectsAtOnce, reportMismatches } from "./client/boot/preact-options";
import { Started } from "./client/boot/started";
import { createBrowserI18n } from "./client/i18n/browser-i18n";
import { findOwnStart } from "./client/i18n/own-start";
import { decodeState } from "./client/remix/decode-state";

/** Texts and data first, then hydration: the page on screen already has them, so nothing waits for this. */
async function hydrate() {
  const [i18n] = await Promise.all([createBrowserI18n(findOwnStart()), decodeState()]);
  reportMismatches();
  const release = keepEventsNative(window);
  // The start's own effects wait for a picture, so that it is no longer task than it has to be.
  const start = () => {
    release();
    flushEffectsAtOnce();
  };
  const app = (
    <I18nextProvider i18n={i18n}>
      <Started onStart={start}>
        <RemixBrowser />
      </Started>
    </I18nextProvider>
  );
  // Development has React itself, for hot reload, and so has the build that says what markup and app differ in.
  if (process.env.NODE_ENV === "development")
    startTransition(() => void hydrateRoot(document, app));
  else keepStrangers(document, () => void hydrateRoot(documentRoot(document), app));
}

void hydrate();
