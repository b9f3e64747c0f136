import type { Page } from "@playwright/test";

/**
 * Delays the answers to these requests until the returned function is called; then their earlier handlers
 * answer.
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
