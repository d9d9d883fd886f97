import { and, eq } from "drizzle-orm";
import type { TestBackend } from "../../../tests/support/backend";
import { messages } from "../../db/tables/messages";
import { pushDevices } from "../../db/tables/push";
import type { Caller } from "../orders/staff.fixture";
import type { FakeBrowser } from "./push-service.fixture";

/** Noon in Tehran, outside of everybody's quiet hours there. */
export const noonInTehran = new Date("2026-07-01T08:30:00Z");

/** A device's row, for who needs no browser. */
export function aDevice(userId: string, familyId: string, agent = "A browser") {
  return {
    userId,
    familyId,
    agent,
    endpoint: `https://push.example.com/${familyId}`,
    p256dh: "B".repeat(87),
    auth: "A".repeat(22),
    serverKey: "B".repeat(87),
    lang: "fa" as const,
    zone: "Asia/Tehran",
    topics: ["orders" as const],
  };
}

/** Switches a browser on, as its page does; answers what the shop answers. */
export function switchOn(call: Caller, { target }: FakeBrowser, over: object = {}) {
  return call.post("user/push", { op_id: undefined, ...target, lang: "fa", ...over });
}

/** The pushes to a device that the outbox holds, the oldest first. */
export function queued({ shop }: Pick<TestBackend, "shop">, device: string) {
  return shop.database.run((q) =>
    q
      .select()
      .from(messages)
      .where(and(eq(messages.channel, "push"), eq(messages.target, device)))
      .orderBy(messages.id),
  );
}

export function devicesOf({ shop }: Pick<TestBackend, "shop">, userId: string) {
  return shop.database.run((q) =>
    q.select().from(pushDevices).where(eq(pushDevices.userId, userId)),
  );
}
