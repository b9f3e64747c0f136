import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { startServer } from "../../tools/serve/server.ts";
import { startDisplay } from "./display.ts";
import type { Engine, EngineWindow } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

const ENGINES: Readonly<Record<string, Engine>> = { firefox: startFirefox, webkit: startWebKit };

/** Marks the element that was found last, for drivers that only know selectors. */
const FOUND = "data-found";

/** Runs before the app and collects the errors of a page. */
const WATCH = `
  globalThis.misdeeds = [];
  addEventListener("error", ({ message }) => misdeeds.push("error: " + message));
  addEventListener("unhandledrejection", ({ reason }) => misdeeds.push("rejection: " + reason));
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    misdeeds.push("policy: " + effectiveDirective + " " + blockedURI);
  });
`;

/** The description of an element: a selector, and a part of its name or text. */
interface Sought {
  readonly selector: string;
  readonly words: string;
}

/** The app in another browser, on a device that keeps its storage. */
export class EngineApp {
  window: EngineWindow | null = null;
  /** Set it before the browser starts. */
  hasPrivateFiles = true;

  constructor(
    readonly url: string,
    readonly start: (hasPrivateFiles: boolean) => Promise<EngineWindow>,
    /** Stops the server of the app. */
    readonly stopServer: () => Promise<void>,
  ) {}

  /** Returns the browser, started if necessary. */
  async shown(): Promise<EngineWindow> {
    this.window ??= await this.start(this.hasPrivateFiles);
    return this.window;
  }

  /** Ends the browser; the next `open` restarts it with the same profile. */
  async quit(): Promise<void> {
    if (!this.window) return;
    await this.expectNoMisdeeds();
    await this.window.close();
    this.window = null;
  }

  /** Opens a route by its address, and waits until its screen is shown. */
  async open(route: string): Promise<void> {
    await this.expectNoMisdeeds();
    const shown = await this.shown();
    await shown.goto(new URL(route, this.url).href);
    await expect
      .poll(() =>
        shown.evaluate(
          () => document.querySelector("main :is(h2, [data-map-state])") !== null,
          null,
        ),
      )
      .toBe(true);
  }

  /** Expects no errors and no violations of the content security policy. */
  async expectNoMisdeeds(): Promise<void> {
    const read = (): string[] => (globalThis as unknown as { misdeeds?: string[] }).misdeeds ?? [];
    expect((await this.window?.evaluate(read, null)) ?? []).toEqual([]);
  }

  /** Returns the visible text. */
  async words(): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not be read.
    return (await this.shown()).evaluate(() => document.body.innerText, null);
  }

  /** Returns the visible text and the names for assistive technology. */
  async namesAndWords(): Promise<string> {
    const names = () =>
      [...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
    const named = await (await this.shown()).evaluate(names, null);
    return [await this.words(), ...named].join("\n");
  }

  async expectWords(words: string): Promise<void> {
    await expect.poll(() => this.words()).toContain(words);
  }

  /** Taps a button, link or option by its name or a part of it. */
  async tap(words: string): Promise<void> {
    await (await this.shown()).click(
      await this.#find({ selector: "button, a, [role=option], summary", words }),
    );
  }

  /** Types in a field by its label. */
  async type(label: string, text: string): Promise<void> {
    // Excludes the radio button that reveals the field, whose name starts the same.
    const selector = "input:not([type=radio], [type=checkbox]), textarea";
    const field = await this.#find({ selector, words: label });
    await (await this.shown()).type(field, text);
  }

  /** Chooses a checkbox or radio button by its label. */
  async choose(label: string): Promise<void> {
    const box = await this.#find({ selector: "input", words: label });
    await (await this.shown()).click(box);
  }

  async chooseFiles(selector: string, paths: readonly string[]): Promise<void> {
    const shown = await this.shown();
    await expect
      .poll(() => shown.evaluate((css) => document.querySelector(css) !== null, selector))
      .toBe(true);
    await shown.chooseFiles(selector, paths);
  }

  /** Waits until the live map has drawn everything that it has. */
  async waitForMap(): Promise<void> {
    const shown = await this.shown();
    const state = () =>
      document.querySelector("[data-map-state]")?.getAttribute("data-map-state") ?? "";
    await expect.poll(() => shown.evaluate(state, null), { timeout: 60_000 }).toBe("idle");
  }

  /** Returns a value of localStorage. */
  async stored(key: string): Promise<unknown> {
    const shown = await this.shown();
    const text = await shown.evaluate((storedKey) => localStorage.getItem(storedKey), key);
    return text === null ? undefined : JSON.parse(text);
  }

  /** Waits until the service worker has stored the whole app. */
  async waitUntilStored(): Promise<void> {
    const shown = await this.shown();
    const isStored = async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === "activated";
    };
    await expect.poll(() => shown.evaluate(isStored, null)).toBe(true);
  }

  async #find(sought: Sought): Promise<string> {
    const shown = await this.shown();
    await expect.poll(() => shown.evaluate(markFirst, { ...sought, mark: FOUND })).toBe(true);
    return `[${FOUND}]`;
  }
}

/** Runs in the page: marks the first visible element with this name, exact matches first. */
function markFirst({ selector, words, mark }: Sought & { readonly mark: string }): boolean {
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  const named = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => {
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      const label =
        element.getAttribute("aria-label") ??
        labels.map(({ textContent }) => textContent).join(" ");
      return { element, name: (label || element.textContent || element.title).trim() };
    });
  const found =
    named.find(({ name }) => name === words) ?? named.find(({ name }) => name.includes(words));
  found?.element.setAttribute(mark, "");
  return found !== undefined;
}

/** The browser of a project, and its known limits. */
export interface EngineOptions {
  engine: string;
  /** The features that the app uses if available, and that this browser lacks; the README mentions them. */
  lacks: readonly string[];
}

interface WorkerFixtures extends EngineOptions {
  display: string;
}

/** Playwright's `test` without its browser; the app is served for one test, and its server can be stopped. */
export const test = base.extend<{ app: EngineApp }, WorkerFixtures>({
  engine: ["firefox", { scope: "worker", option: true }],
  lacks: [[], { scope: "worker", option: true }],
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const display = await startDisplay();
      await use(display.name);
      await display.close();
    },
    { scope: "worker" },
  ],
  app: async ({ engine, display }, use, testInfo) => {
    const profile = mkdtempSync(join(tmpdir(), "engine-profile-"));
    const server = await startServer({ root: process.env["E2E_ROOT"] ?? "", port: 0 });
    const start = ENGINES[engine];
    if (!start) throw new Error(`There is no engine ${engine}.`);
    const app = new EngineApp(
      server.url,
      (hasPrivateFiles) => start({ profile, display, hasPrivateFiles, firstScript: WATCH }),
      server.close,
    );
    await use(app);
    if (testInfo.status !== testInfo.expectedStatus && app.window) {
      writeFileSync(testInfo.outputPath("screen.png"), await app.window.screenshot());
    }
    await app.quit().finally(async () => {
      await app.window?.close();
      await server.close().catch(() => {});
      rmSync(profile, { recursive: true, force: true });
    });
  },
});

export { expect };
