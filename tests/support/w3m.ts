import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const rows = 50;
const columns = 100;
const enter = "\r";
const tab = "\t";
const emptyLine = "\u0015";
const saveKey = "\u0010";
const textFile = "text.txt";
const pageFile = "page.txt";
const timeoutMs = 20_000;

/** Somebody who shops in w3m: goes to words that they read, and presses Enter there. */
export class TextBrowser {
  /** What was written to its terminal. */
  private screen = "";

  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.screen += text;
    });
  }

  /** Opens an address in a terminal of its own, whose cookies and history go with it. */
  static async open(program: string, url: string): Promise<TextBrowser> {
    const folder = await mkdtemp(join(tmpdir(), "timcheh-w3m-"));
    await mkdir(join(folder, ".w3m"));
    const file = join(folder, pageFile);
    // Through a pipe, as w3m asks before it writes over a file; whole at once, as it is looked for meanwhile.
    const save = `|cat > ${file}.new && mv ${file}.new ${file}`;
    await writeFile(join(folder, ".w3m/keymap"), `keymap C-p SAVE_SCREEN "${save}"\n`);
    const options = "-cookie -o accept_cookie=1 -o confirm_qq=0 -o auto_image=0 -o display_image=0";
    const command = `stty rows ${rows} cols ${columns} -echo; exec "${program}" ${options} "${url}"`;
    // `script` of util-linux is what gives a program a terminal.
    const child = spawn("script", ["-qfec", command, "/dev/null"], {
      env: {
        ...process.env,
        HOME: folder,
        EDITOR: `cp ${join(folder, textFile)}`,
        TERM: "xterm",
        LANG: "C.UTF-8",
        LC_ALL: "C.UTF-8",
      },
      stdio: ["pipe", "pipe", "inherit"],
    });
    return new TextBrowser(child, folder);
  }

  /** Waits until the page, as it is laid out, says so. */
  async sees(words: string): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    let page = "";
    while (performance.now() < deadline) {
      page = (await this.save()) ?? page;
      if (page.includes(words)) return;
    }
    throw new Error(
      `w3m never showed "${words}", but:\n${page}\nThe screen ended in ${JSON.stringify(this.screen.slice(-800))}`,
    );
  }

  /** The page's text, where w3m saves it: while one is loading it drops keys, and in a question it takes them for answers. */
  private async save(): Promise<string | undefined> {
    const file = join(this.folder, pageFile);
    this.type(saveKey);
    await wait(250);
    const text = await readFile(file, "utf8").catch(() => undefined);
    await rm(file, { force: true });
    return text;
  }

  /** Follows the link or presses the button that has these words: the first on the page, or `after` others. */
  press(words: string, after?: string): void {
    this.goTo(words, after);
    this.type(enter);
  }

  /** Fills the field that comes behind these words, the first on the page or `after` others. */
  fill(words: string, value: string, after?: string): void {
    this.goTo(words, after);
    this.type(`${tab}${enter}${emptyLine}${value}${enter}`);
  }

  /** Writes into the text area that comes behind these words, which w3m leaves to an editor: here it copies a file. */
  async write(words: string, value: string): Promise<void> {
    await writeFile(join(this.folder, textFile), value);
    this.goTo(words);
    this.type(`${tab}${enter}`);
  }

  /** Chooses from the list that comes behind these words. */
  choose(words: string, value: string): void {
    this.goTo(words);
    this.type(`${tab}${enter}/${value}${enter}${enter}`);
  }

  /** From the top of the page; w3m reads the words as a pattern, whatever their case. */
  private goTo(words: string, after?: string): void {
    this.type(after ? `g/${after}${enter}/${words}${enter}` : `g/${words}${enter}`);
  }

  type(keys: string): void {
    this.child.stdin?.write(keys);
  }

  async close(): Promise<void> {
    const closed = this.child.exitCode === null ? once(this.child, "close") : undefined;
    this.child.kill();
    await closed;
    await rm(this.folder, { recursive: true, force: true });
  }
}
