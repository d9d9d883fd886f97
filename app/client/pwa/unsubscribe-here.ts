/** Takes back what this browser made for the shop to send to. Says nothing of failures: what has none is as it should be. */
export async function unsubscribeHere(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The shop sends nothing to a device that is off its list.
  }
}
