import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { offlineWaiting } from "../support/offline-waiting";
import { startPage } from "../support/start-page";
import { say } from "../support/words";

/** A visitor who has never been here, in a browser that can be killed and started again on what it had written. */
export class KillableVisitor {
  #context: BrowserContext | undefined;
  #page: Page | undefined;

  private constructor(
    private readonly origin: string,
    private readonly product: string,
    private readonly folder: string,
    private readonly executablePath: string,
  ) {}

  /** Comes to the page of a product, which the worker has saved. */
  static async at(origin: string, product: string, chromiumPath: string): Promise<KillableVisitor> {
    const folder = await mkdtemp(join(tmpdir(), "timcheh-kills-"));
    const visitor = new KillableVisitor(origin, product, folder, chromiumPath);
    await visitor.start();
    await visitor.page.goto("/en");
    await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await visitor.look();
    return visitor;
  }

  get page(): Page {
    if (!this.#page) throw new Error("The browser was not started.");
    return this.#page;
  }

  async start(): Promise<void> {
    this.#context = await chromium.launchPersistentContext(this.folder, {
      executablePath: this.executablePath,
      baseURL: this.origin,
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    });
    this.#page = this.#context.pages()[0] ?? (await this.#context.newPage());
  }

  /** Opens the product's page anew, as somebody does who comes back. */
  async look(): Promise<void> {
    await this.page.goto(this.product);
    await startPage(this.page);
  }

  setOffline(isOffline: boolean): Promise<void> | undefined {
    return this.#context?.setOffline(isOffline);
  }

  /** Presses the button, without waiting for what comes of it. */
  add(): Promise<void> {
    return this.page.getByRole("button", { name: say("en", "product.add_to_cart") }).click();
  }

  /** Presses the button, and sees that the piece is in the cart or kept. */
  async addAndSee(): Promise<void> {
    await this.add();
    const isSeen = async () =>
      Number(await offlineWaiting(this.page)) > 0 || (await this.#cartToken()) !== undefined;
    await expect.poll(isSeen, { timeout: 20_000 }).toBe(true);
  }

  /** Puts one piece into the cart without a network; what the page then says is that it is kept. */
  async addOffline(): Promise<void> {
    const before = Number(await offlineWaiting(this.page));
    await this.add();
    await expect.poll(() => offlineWaiting(this.page)).toBe(String(before + 1));
  }

  /** Until nothing waits any more, and the cart has so many pieces at least; gives up in the end. */
  async settle(pieces: number): Promise<void> {
    const isSettled = async () =>
      (await offlineWaiting(this.page)) === null && (await this.countPieces()) >= pieces;
    await expect
      .poll(isSettled, { timeout: 30_000 })
      .toBe(true)
      .catch(() => {});
  }

  /** How many pieces the cart has that this browser opens. */
  async countPieces(): Promise<number> {
    const token = await this.#cartToken();
    const headers = token ? { "X-Cart": token } : undefined;
    const answer = await fetch(`${this.origin}/api/user/carts`, { headers });
    return ((await answer.json()) as { count: number }).count;
  }

  async #cartToken(): Promise<string | undefined> {
    const cookies = (await this.#context?.cookies()) ?? [];
    return cookies.find(({ name }) => name === "cart")?.value;
  }

  /** As a phone does that is out of memory: all its processes at once, and nothing is written any more. */
  async kill(): Promise<void> {
    for (const pid of await this.#pids()) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has ended with its parent.
      }
    }
    await this.#context?.close().catch(() => {});
  }

  async close(): Promise<void> {
    await this.#context?.close().catch(() => {});
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Its main process names the profile's folder; that one's end is the others'. */
  async #pids(): Promise<number[]> {
    const found: number[] = [];
    for (const name of (await readdir("/proc")).filter((one) => /^\d+$/.test(one))) {
      const line = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
      if (line.includes(this.folder)) found.push(Number(name));
    }
    return found;
  }
}
