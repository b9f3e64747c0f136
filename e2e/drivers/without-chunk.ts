import type { Page } from "@playwright/test";

/** Opens the map while this part of it fails to load, and then lets the connection return; `open` opens the map. */
export async function openWithoutChunk(
  page: Page,
  name: string,
  open: () => Promise<void>,
): Promise<void> {
  const chunk = new RegExp(`/${name}\\.[^/]*js$`);
  const refused = page.waitForEvent("requestfailed", (request) => chunk.test(request.url()));
  await page.route(chunk, (route) => route.abort());
  await open();
  await refused;
  await page.unroute(chunk);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
}
