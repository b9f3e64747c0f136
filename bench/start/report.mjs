/** Formats the measured times. */

/** @typedef {import("./browser.mjs").Start} Start */

/** The targets, as fractions of the bare page's time. */
const TARGETS = { firstPixelsMs: 0.5, idleMs: 1.2 };

const NAMES = { firstPixelsMs: "first map pixels", idleMs: "live map idle" };

/** @param {number} throttling @param {Start[]} app @param {Start[]} bare @returns {string} */
export function warmReport(throttling, app, bare) {
  const lines = [`\nWarm start at ${throttling}x CPU throttling, medians of ${app.length}:`];
  for (const key of /** @type {(keyof Start)[]} */ (Object.keys(TARGETS))) {
    const [appTimes, bareTimes] = [app, bare].map((starts) => starts.map((start) => start[key]));
    lines.push(`  ${NAMES[key]}: ${comparison(appTimes ?? [], bareTimes ?? [], TARGETS[key])}`);
  }
  return `${lines.join("\n")}\n`;
}

/**
 * Returns the medians of both, their ratio, and whether it meets the target.
 * @param {number[]} appTimesMs @param {number[]} bareTimesMs @param {number} target
 * @returns {string}
 */
export function comparison(appTimesMs, bareTimesMs, target) {
  const appMs = median(appTimesMs);
  const bareMs = median(bareTimesMs);
  const ratio = appMs / bareMs;
  const verdict = ratio <= target ? "meets" : "MISSES";
  return (
    `app ${appMs.toFixed(0)} ms, bare page ${bareMs.toFixed(0)} ms, ` +
    `ratio ${ratio.toFixed(2)} (${verdict} ${target})`
  );
}

/** @param {import("./browser.mjs").ColdStart} cold @returns {string} */
export function coldReport(cold) {
  return (
    `Cold first visit to /map: ${(cold.bytes / 1000).toFixed(0)} kB in ${cold.requests} requests, ` +
    `first paint ${cold.firstPaintMs.toFixed(0)} ms, first map pixels ` +
    `${cold.firstPixelsMs.toFixed(0)} ms, live map idle ${cold.idleMs.toFixed(0)} ms\n`
  );
}

/** @param {number[]} numbers @returns {number} */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle) - 1,
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}
