/** Who of the staff writes, as the log names them. */
export interface ContentActor {
  /** A user's id. */
  actor: string;
  /** The address that it comes from. */
  network: string | null;
}
