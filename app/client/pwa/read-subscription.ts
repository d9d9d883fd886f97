/** What the browser made for the shop to send to. */
export interface MadeSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** IANA's name of the zone that the device stands in; empty where it doesn't say. */
  zone: string;
}

/** A subscription as the shop takes it. */
export function readSubscription(made: PushSubscription): MadeSubscription {
  const { endpoint = "", keys = {} } = made.toJSON();
  const { p256dh = "", auth = "" } = keys;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "";
  return { endpoint, p256dh, auth, zone };
}
