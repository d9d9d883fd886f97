import { z } from "zod";
import { gatewayIds } from "#backend/contract/payment";

/** Another attempt to pay: its way, and its name (decisions 11). */
export const paySchema = z.object({ gateway: z.enum(gatewayIds), op_id: z.uuid() });
