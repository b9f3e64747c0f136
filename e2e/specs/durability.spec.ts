import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { expect, test, typeWaypoint } from "../drivers/app.ts";

const KILLS = 10;

/** A browser process of its own, with a profile on the disk, that can be killed like a phone's can. */
class KillableBrowser {
  readonly #process: ChildProcess;
  readonly #browser: Browser;

  private constructor(process: ChildProcess, browser: Browser) {
    this.#process = process;
    this.#browser = browser;
  }

  static async start(executablePath: string, profile: string): Promise<KillableBrowser> {
    const portFile = join(profile, "DevToolsActivePort");
    rmSync(portFile, { force: true });
    const process = spawn(
      executablePath,
      [
        "--headless=new",
        "--no-sandbox",
        "--no-first-run",
        "--disable-gpu",
        "--disable-background-networking",
        "--remote-debugging-port=0",
        `--user-data-dir=${profile}`,
        "about:blank",
      ],
      // A process group of its own: the kill is to hit every process of the browser at once.
      { detached: true, stdio: "ignore" },
    );
    await expect.poll(() => existsSync(portFile), { timeout: 30_000, intervals: [20] }).toBe(true);
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
   * SIGKILL to all its processes: nothing gets a chance to write what it still had in mind.
   * @returns when the signal went, by `performance.now()`
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

test(`a waypoint is there after the browser was killed within a second of its save, ${KILLS} times of ${KILLS}`, async ({
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(300_000);
  const profile = mkdtempSync(join(tmpdir(), "scouting-map-kill-"));
  const names: string[] = [];
  let running: KillableBrowser | undefined;
  const startOnWaypoints = async () => {
    const browser = await KillableBrowser.start(
      launchOptions.executablePath ?? "chromium",
      profile,
    );
    running = browser;
    const page = await browser.page();
    await page.goto(new URL("/waypoints", baseURL).href);
    await expect(page.getByRole("button", { name: "Bewaar", exact: true })).toBeVisible();
    return { page, browser };
  };
  try {
    for (let round = 1; round <= KILLS; round += 1) {
      const { page, browser } = await startOnWaypoints();
      await expectWaypoints(page, names);
      const name = `Redding ${round}`;
      await typeWaypoint(page, name);
      await expect(page.getByText("Bewaard", { exact: true })).toBeVisible();
      const savedAtMs = performance.now();
      expect((await browser.kill()) - savedAtMs).toBeLessThan(1000);
      names.push(name);
    }
    const { page } = await startOnWaypoints();
    await expectWaypoints(page, names);
  } finally {
    await running?.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function expectWaypoints(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await expect(page.getByRole("link", { name: new RegExp(`^${name}\\b`) })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: /^Redding/ })).toHaveCount(names.length);
}
