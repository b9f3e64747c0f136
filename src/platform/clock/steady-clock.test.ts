import { expect, it } from "vitest";
import { steadyClock } from "./steady-clock.ts";

const START_MS = 1_800_000_000_000;

/** A device whose clocks and visibility the test sets; the clock is read at each change of visibility, as on a page. */
function device() {
  const now = { wallMs: START_MS, monotonicMs: 5_000, isHidden: false };
  const clock = steadyClock({
    wallMs: () => now.wallMs,
    monotonicMs: () => now.monotonicMs,
    isHidden: () => now.isHidden,
  });
  const set = (isHidden: boolean) => {
    now.isHidden = isHidden;
    clock.read();
  };
  return {
    hide: () => set(true),
    show: () => set(false),
    pass(durationMs: number) {
      now.wallMs += durationMs;
      now.monotonicMs += durationMs;
    },
    /** The monotonic clock of most phones stands still meanwhile. */
    sleep(durationMs: number) {
      now.wallMs += durationMs;
    },
    setForward(durationMs: number) {
      now.wallMs += durationMs;
    },
    passedMs: () => clock.read() - START_MS,
  };
}

it("starts at the time of day and counts what passes", () => {
  const { pass, passedMs } = device();
  expect(passedMs()).toBe(0);
  pass(1_500.7);
  expect(passedMs()).toBe(1_500);
});

it.each([-86_400_000, -3_600_000, -10_000, 10_000, 3_600_000, 86_400_000])(
  "ignores a clock that is set by %d ms while the page is visible",
  (jumpMs) => {
    const { pass, setForward, hide, passedMs } = device();
    pass(1_000);
    setForward(jumpMs);
    pass(1_000);
    hide();
    pass(1_000);
    expect(passedMs()).toBe(3_000);
  },
);

it("counts the sleep of a device whose page was hidden before, and no more", () => {
  const { pass, sleep, hide, show, passedMs } = device();
  pass(1_000);
  hide();
  pass(1_000);
  sleep(3_600_000);
  pass(1_000);
  show();
  pass(1_000);
  expect(passedMs()).toBe(3_604_000);
});

it("never runs back when the clock is set back while the page is hidden", () => {
  const { pass, setForward, hide, show, passedMs } = device();
  hide();
  setForward(-3_600_000);
  pass(1_000);
  show();
  expect(passedMs()).toBe(1_000);
});

it("counts a hidden page that does not sleep once", () => {
  const { pass, hide, show, passedMs } = device();
  hide();
  pass(60_000);
  show();
  expect(passedMs()).toBe(60_000);
});
