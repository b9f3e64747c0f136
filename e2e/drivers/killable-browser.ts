import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, expect, type Page } from "@playwright/test";

/** A separate browser process with a profile on disk, which can be killed like that of a phone. */
export class KillableBrowser {
  readonly #process: ChildProcess;
  readonly #browser: Browser;

  private constructor(process: ChildProcess, browser: Browser) {
    this.#process = process;
    this.#browser = browser;
  }

  /** @param args more switches for Chromium */
  static async start(
    executablePath: string,
    profile: string,
    args: readonly string[] = [],
  ): Promise<KillableBrowser> {
    const portFile = join(profile, "DevToolsActivePort");
    rmSync(portFile, { force: true });
    const process = spawn(
      executablePath,
      [
        "--headless=new",
        "--no-sandbox",
        "--no-first-run",
        "--accept-lang=nl-NL",
        "--disable-gpu",
        "--disable-background-networking",
        "--remote-debugging-port=0",
        `--user-data-dir=${profile}`,
        ...args,
        "about:blank",
      ],
      // A process group of its own, so that the kill hits every process of the browser at once.
      { detached: true, stdio: "ignore" },
    );
    await expect.poll(() => existsSync(portFile), { intervals: [20] }).toBe(true);
    await expect.poll(() => readFileSync(portFile, "utf8"), { intervals: [20] }).toContain("/");
    const port = readFileSync(portFile, "utf8").split("\n")[0];
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    return new KillableBrowser(process, browser);
  }

  page(): Promise<Page> {
    const [context] = this.#browser.contexts();
    if (!context) throw new Error("The browser has no window.");
    return context.newPage();
  }

  /**
   * Sends SIGKILL to all its processes, so that nothing can still be written.
   * @returns the time of the signal, by `performance.now()`
   */
  async kill(): Promise<number> {
    const { pid } = this.#process;
    const { exitCode, signalCode } = this.#process;
    if (pid === undefined || exitCode !== null || signalCode !== null) return 0;
    const exited = new Promise((resolve) => this.#process.once("exit", resolve));
    process.kill(-pid, "SIGKILL");
    const killedAtMs = performance.now();
    await exited;
    await expect.poll(() => isGroupAlive(pid), { intervals: [20] }).toBe(false);
    return killedAtMs;
  }
}

function isGroupAlive(groupId: number): boolean {
  try {
    process.kill(-groupId, 0);
    return true;
  } catch {
    return false;
  }
}
