export interface MutantsRun {
  /** Folders or files to begin with; all where there is none. */
  only: readonly string[];
  /** Where the tests stand that are to notice, instead of the target's own set. */
  tests?: readonly string[] | undefined;
  /** The PostgreSQL that tests run on; the embedded database without one. */
  databaseUrl: string | undefined;
}
