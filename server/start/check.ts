/** Run by `npm start` from the sources, before it builds: a shop that can't start says so first. */
import { parseSettings } from "../env";
import { withSettingsFile } from "../settings-file";
import { checkStart } from "./check-start";
import { endWithProblem } from "./report";

try {
  await checkStart(parseSettings(withSettingsFile(process.env)));
} catch (error) {
  endWithProblem(error);
}
