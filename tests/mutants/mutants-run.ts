export interface MutantsRun {
  /** Folders or files to begin with; all where there is none. */
  only: readonly string[];
  /** The PostgreSQL that tests run on; the embedded database without one. */
  databaseUrl: string | undefined;
}
