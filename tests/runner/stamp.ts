import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectFolder } from "./command";

export const stamp = z.object({
  /** Git's name of the commit; "none" outside of a repository. */
  commit: z.string(),
  /** Files differ from the commit. */
  dirty: z.boolean(),
  /** Of all files that git knows or would take: the same only while nothing was changed. */
  fingerprint: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
});

/** Of which state of the project something tells. */
export type Stamp = z.infer<typeof stamp>;

/** The project as it is now. */
export function takeStamp(): Stamp {
  const commit = git("rev-parse", "HEAD")?.trim() ?? "none";
  const dirty = Boolean(git("status", "--porcelain"));
  return { commit, dirty, fingerprint: fingerprint(), at: new Date().toISOString() };
}

function fingerprint(): string {
  const listed = git("ls-files", "-z", "--cached", "--others", "--exclude-standard") ?? "";
  const hash = createHash("sha256");
  for (const file of listed.split("\0").filter(Boolean).sort()) {
    const path = join(projectFolder, file);
    hash.update(file).update("\0");
    if (existsSync(path)) hash.update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 16);
}

function git(...parameters: string[]): string | undefined {
  try {
    return execFileSync("git", parameters, {
      cwd: projectFolder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
}
