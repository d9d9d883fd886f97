/** A path of this shop; null for what could lead elsewhere (`//host`, `/\host`, `https:`), so that no link does (decisions 9). */
export function localPath(wanted: string | null | undefined): string | null {
  return wanted && /^\/(?![/\\])[^\p{C}\\]*$/u.test(wanted) ? wanted : null;
}
