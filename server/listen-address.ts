import type { AddressInfo } from "node:net";

/** Under which origin a process reaches itself; known once it listens. */
export interface ListenAddress {
  url(): string;
  listening(address: AddressInfo | string | null): void;
}

const anywhere = new Set(["::", "0.0.0.0"]);

/** The public origin until the process listens: in development another server does. */
export function listenAddress(publicUrl: string): ListenAddress {
  let url = publicUrl;
  return {
    url: () => url,
    listening: (at) => {
      if (at === null || typeof at === "string") return;
      const { address, family, port } = at;
      const host = anywhere.has(address) ? "127.0.0.1" : address;
      url = `http://${family === "IPv6" && host === address ? `[${host}]` : host}:${port}`;
    },
  };
}
