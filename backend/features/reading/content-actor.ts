import type { Context } from "../../http/app";
import { callerOf } from "../../http/caller";
import type { Login } from "../../http/login";

/** Who of the staff writes, as the log names them. */
export interface ContentActor {
  /** A user's id. */
  actor: string;
  /** The address that it comes from. */
  network: string | null;
}

export function actorOf(c: Context, { user }: Login): ContentActor {
  return { actor: user.id, network: callerOf(c).address };
}
