import type { BrowserContext } from "@playwright/test";

/** The factor by which pages run slower, from `E2E_SLOWDOWN`; 1 by default. */
const SLOWDOWN = Number(process.env["E2E_SLOWDOWN"] ?? 1);

/** Slows the processor of every page of this context by `E2E_SLOWDOWN`, to find tests that depend on speed. */
export function slowPages(context: BrowserContext): void {
  if (SLOWDOWN === 1) return;
  context.on("page", async (page) => {
    try {
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    } catch (error) {
      // A test may close a page at once.
      if (!page.isClosed()) throw error;
    }
  });
}
