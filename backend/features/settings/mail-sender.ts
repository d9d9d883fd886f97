import { z } from "zod";
import type { Query } from "../../db/database";
import { readSetting } from "./read-setting";

const mailSender = z.object({ name: z.string().optional(), address: z.string().optional() });
export type MailSender = z.infer<typeof mailSender>;

/** Whom mails are from, as far as the owner has said; the rest is the server's setting. */
export async function readMailSender(q: Query): Promise<MailSender> {
  return (await readSetting(q, "mail", mailSender)) ?? {};
}
