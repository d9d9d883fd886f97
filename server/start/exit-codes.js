/**
 * What the process ends with when the shop can't start, by reason: stable, for whoever starts it by a program.
 * 1 is a fault of the shop's own. docs/operations.md has the table.
 */
export const exitCodes = {
  settings: 10,
  noBuild: 11,
  buildFailed: 12,
  oldNode: 13,
  port: 20,
  folder: 30,
  diskFull: 31,
  folderInUse: 32,
  databaseAway: 40,
  databaseLogin: 41,
  databaseName: 42,
  databaseFull: 43,
};
