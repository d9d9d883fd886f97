/** A shopper who asks and somebody at the desk who answers, at the wire. */
import type { TestBackend } from "../../../../tests/support/backend";
import { logInStaff, type TestLogin } from "../../../../tests/support/log-in";
import { newId } from "../../../ports/ids";
import { type Caller, callerWith } from "../../orders/staff.fixture";

export interface AtDesk extends TestLogin {
  call: Caller;
}

const all = ["tickets.read", "tickets.reply", "tickets.manage"];

export async function sitAtDesk(
  backend: TestBackend,
  permissions: string[] = all,
): Promise<AtDesk> {
  const { userId, token } = await logInStaff(backend, { name: "Desk", permissions });
  return { userId, token, call: callerWith(backend, token) };
}

export function reply(version: number, over: object = {}) {
  return { client_id: newId(), version, body: "It is on its way.", ...over };
}

/** The version that a ticket has now. */
export async function versionOf({ call }: AtDesk, code: number): Promise<number> {
  return (await call.get(`admin/tickets/${code}`)).body.version;
}
