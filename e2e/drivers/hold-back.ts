import type { Page } from "@playwright/test";

/**
 * Keeps the answers to these requests back until the function that it gives is called; what answered
 * them before then does.
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return letThrough;
}
