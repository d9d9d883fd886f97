/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/**
 * Lets the browser ask for a page while the worker starts, but for Firefox (153 still): where that early request fails it
 * shows its own page of errors, whatever the worker answers. The browser remembers it with the registration, from one build's
 * worker to the next.
 */
export async function settleNavigationPreload(): Promise<void> {
  const isFirefox = /\bFirefox\//.test(self.navigator.userAgent);
  await self.registration.navigationPreload?.[isFirefox ? "disable" : "enable"]();
}
