import { RemixBrowser } from "@remix-run/react";

/**
 * Has the page's data decoded before the app starts. Remix's root begins with that when it is first rendered, and throws
 * what is to be waited for; with nothing around it that waits, Preact would take this for an error.
 * @throws nothing: data that can't be decoded is thrown by the root itself, once it is rendered
 */
export async function decodeState(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
