import type { Page } from "@playwright/test";

/** So many times sooner a silent server is given up. */
const TIMES = 8;

/**
 * Lets the app wait less long for servers, where nobody looks at how long; call it before the first
 * page. Before servers answer again, restore it: on a busy machine that takes its time.
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
