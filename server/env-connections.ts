import { z } from "zod";
import type { ConnectionBounds } from "./bound-connections";

/** The environment's words about how many connections are held. */
export const connectionsShape = {
  CONNECTIONS: z.coerce.number().int().min(1).default(4000),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(400),
};

export function connectionsOf(
  env: z.infer<z.ZodObject<typeof connectionsShape>>,
): ConnectionBounds {
  return { all: env.CONNECTIONS, perAddress: env.CONNECTIONS_PER_ADDRESS };
}
