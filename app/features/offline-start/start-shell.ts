import type { OwnStart } from "~/client/i18n/own-start";
import { localStore } from "~/client/storage/guarded-storage";
import { applyDefaults } from "./apply-defaults";
import { startTexts } from "./start-texts";
import { readDefaults } from "./stored-defaults";

/**
 * The start of the page that stands in for others when the server says nothing (specification 4, Startup): the last good
 * defaults at once, texts from the device, and the root spinner only while any of them have to be asked for.
 */
export const startShell: OwnStart = async (instance, lang, addresses) => {
  const { dataset } = document.documentElement;
  const stored = readDefaults(localStore);
  if (stored) applyDefaults(stored);
  try {
    await startTexts({
      instance,
      lang,
      addresses,
      stored,
      host: window.location.hostname,
      find: findText,
      onWait: () => {
        dataset.starting = "";
      },
    });
  } finally {
    delete dataset.starting;
  }
};

/** A file of texts out of the worker's caches. */
async function findText(address: string): Promise<Record<string, string> | undefined> {
  return (await window.caches?.match(address))?.json();
}
