import type { NoticeChoices, NoticeEvent } from "../../../contract/preferences";

interface Reachable {
  email: string | null;
  phone: string | null;
  notices: NoticeChoices;
}

export interface NoticeWay {
  channel: "email" | "sms";
  target: string;
}

/**
 * Where somebody is told of an event: by what they chose, else by e-mail, and by SMS where there is no e-mail. What an
 * order's contract needs (`isNeeded`) goes by that way too where they turned everything off.
 */
export function noticeWays(
  { email, phone, notices }: Reachable,
  event: NoticeEvent,
  isNeeded: boolean,
): NoticeWay[] {
  const { email: byMail = true, sms: bySms = email === null } = notices[event] ?? {};
  const mail: NoticeWay[] = email === null ? [] : [{ channel: "email", target: email }];
  const sms: NoticeWay[] = phone === null ? [] : [{ channel: "sms", target: phone }];
  const chosen = [...(byMail ? mail : []), ...(bySms ? sms : [])];
  return chosen.length === 0 && isNeeded ? [...mail, ...sms].slice(0, 1) : chosen;
}
