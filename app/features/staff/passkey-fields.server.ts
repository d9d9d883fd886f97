import { z } from "zod";

/** What a passkey's form brings: the state of its challenge, and the browser's answer as JSON. */
export const passkeyFields = { state: z.string().max(1000), response: z.string().max(16_000) };
