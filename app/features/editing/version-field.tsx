import { sentText } from "~/forms/submission";
import type { EditorResult } from "./result";

interface VersionFieldProps {
  version: number;
  result: EditorResult | undefined;
}

/** On which version a change is made: the one that was opened, unless its writer was told of a later one. */
export function VersionField({ version, result }: VersionFieldProps) {
  const told = result?.changes?.version ?? sentText(result, "version") ?? version;
  return <input type="hidden" name="version" value={told} />;
}
