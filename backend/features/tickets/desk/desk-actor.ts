/** Who of the staff does something, as the log of it names them. */
export interface DeskActor {
  /** A user's id. */
  actor: string;
  /** The address that it comes from. */
  network: string | null;
}
