import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const program = fileURLToPath(new URL("./log-uncaught.fixture.ts", import.meta.url));

it.each(["thrown", "rejected"])(
  "an error that nobody catches, %s, ends the process and keeps its values",
  async (how) => {
    const ended = await new Promise<{ code: unknown; said: string }>((done) => {
      execFile(process.execPath, ["--import", "tsx", program, how], (error, out, err) =>
        done({ code: error?.code, said: out + err }),
      );
    });
    expect(ended.code).toBe(1);
    expect(ended.said).toContain("select $1");
    expect(ended.said).not.toContain("PRIVATE");
  },
  60_000,
);
