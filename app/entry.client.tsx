import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { keepEventsNative } from "./client/boot/native-events";
import { Started } from "./client/boot/started";
import { createBrowserI18n } from "./client/i18n/browser-i18n";
import { findOwnStart } from "./client/i18n/own-start";

/** Texts first, then hydration: the page on screen already has them, so nothing waits for this. */
async function hydrate() {
  const i18n = await createBrowserI18n(findOwnStart());
  const release = keepEventsNative(window);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <Started onStart={release}>
          <RemixBrowser />
        </Started>
      </I18nextProvider>,
    );
  });
}

void hydrate();
