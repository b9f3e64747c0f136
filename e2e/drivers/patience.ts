import type { Page } from "@playwright/test";

/** The factor by which the app gives up on a silent server sooner. */
const TIMES = 8;

/**
 * Shortens the time that the app waits for servers, where the time itself is not tested; call it before the
 * first page. Restore it before servers answer again, because that takes time on a busy machine.
 */
export async function shortenPatience(page: Page) {
  await page.addInitScript((times) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const patience = { times };
    AbortSignal.timeout = (ms) => timeout(ms / patience.times);
    Object.assign(window, { patience });
  }, TIMES);
  const divideBy = (times: number) =>
    page.evaluate((value) => {
      (window as unknown as { patience: { times: number } }).patience.times = value;
    }, times);
  return { shorten: () => divideBy(TIMES), restore: () => divideBy(1) };
}
