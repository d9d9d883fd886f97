import { z } from "zod";

/** Beside its files the form says nothing but what it is. */
export const addSchema = z.object({ intent: z.literal("add") });
