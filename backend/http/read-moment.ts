import { z } from "@hono/zod-openapi";

const moment = z.iso.datetime();

/** A moment of an address, ISO 8601; what is none narrows nothing. */
export function readMoment(text: string | undefined): Date | undefined {
  const read = moment.safeParse(text).data;
  return read === undefined ? undefined : new Date(read);
}
