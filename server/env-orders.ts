import { z } from "zod";
import {
  defaultHoldingLimits,
  type HoldingLimits,
} from "#backend/features/orders/holding/holding-limits";

const count = z.coerce.number().int().min(1).max(1_000_000);

/** The environment's words about orders. */
export const ordersShape = {
  ORDERS_OPEN_PER_USER: count.default(defaultHoldingLimits.openPerUser),
  ORDERS_OPEN_PER_ADDRESS: count.default(defaultHoldingLimits.openPerAddress),
  ORDERS_COD_PER_USER: count.default(defaultHoldingLimits.codPerUser),
};

export function holdingLimitsOf(env: z.infer<z.ZodObject<typeof ordersShape>>): HoldingLimits {
  return {
    openPerUser: env.ORDERS_OPEN_PER_USER,
    openPerAddress: env.ORDERS_OPEN_PER_ADDRESS,
    codPerUser: env.ORDERS_COD_PER_USER,
  };
}
