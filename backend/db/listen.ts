import postgres from "postgres";

/**
 * Hears what transactions tell on a server's channel (NOTIFY) by a connection of its own, and once whenever it begins to listen, as
 * something may have been told before: the driver lays a line that broke again.
 */
export function listenTo(
  url: string,
  channel: string,
  hear: () => void,
): { close(): Promise<void> } {
  const client = postgres(url, {
    max: 1,
    connection: { application_name: "timcheh listening" },
    onnotice: () => {},
  });
  client.listen(channel, hear, hear).catch(() => {});
  return { close: () => client.end({ timeout: 1 }) };
}
