/** What is wrong with a chosen file before it is sent. */
export type FileFault = "not_a_picture" | "too_large" | "over";

/** The same, and a sending that failed. */
export type SendFault = FileFault | "failed";

/** The files that may be sent, and what is wrong with the first of the others (R-FILE-04, 05, 07). */
export function admit<F extends { type: string; size: number }>(
  chosen: readonly F[],
  room: number,
  maxFileSize: number,
): { good: F[]; fault: FileFault | null } {
  const faultOf = ({ type, size }: F): FileFault | null => {
    if (!type.startsWith("image/")) return "not_a_picture";
    return size > maxFileSize * 1024 ? "too_large" : null;
  };
  const fitting = chosen.filter((file) => faultOf(file) === null);
  const fault = chosen.map(faultOf).find((found) => found !== null) ?? null;
  return { good: fitting.slice(0, room), fault: fault ?? (fitting.length > room ? "over" : null) };
}
