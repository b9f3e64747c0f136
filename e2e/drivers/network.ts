/** The network of a browser context. */
import type { BrowserContext } from "@playwright/test";

/** Makes new documents of a context say that they are offline. */
const overrides = new WeakMap<BrowserContext, { dispose(): Promise<void> }>();

/** Takes the network away from a context, for its new documents too. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  if (overrides.has(context)) return;
  // Some versions of Chromium keep new documents from the network, but tell them that they are online.
  overrides.set(
    context,
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
    }),
  );
}

/** Gives a context its network back, and tells its documents. */
export async function goOnline(context: BrowserContext): Promise<void> {
  await overrides.get(context)?.dispose();
  overrides.delete(context);
  await context.setOffline(false);
  for (const page of context.pages()) {
    await page.evaluate(() => {
      if (!Object.hasOwn(navigator, "onLine")) return;
      Reflect.deleteProperty(navigator, "onLine");
      window.dispatchEvent(new Event("online"));
    });
  }
}
