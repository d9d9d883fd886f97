/** What a browser says of its line. `unknown` where it says nothing: Firefox and Safari don't. */
export type Line = "good" | "bad" | "unknown" | "none";

/** The Network Information API, which TypeScript's browsers don't know: Chromium alone has it. */
interface WithConnection {
  onLine: boolean;
  connection?: { effectiveType?: string; saveData?: boolean };
}

/** Whether this line is one to load a department over: not where data is to be saved, nor over 2G and 3G. */
export function currentLine({ onLine, connection }: WithConnection = navigator): Line {
  if (!onLine) return "none";
  if (!connection) return "unknown";
  if (connection.saveData) return "bad";
  if (!connection.effectiveType) return "unknown";
  return connection.effectiveType === "4g" ? "good" : "bad";
}
