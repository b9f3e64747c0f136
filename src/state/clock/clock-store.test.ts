import { describe, expect, it } from "vitest";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { createClockStore } from "./clock-store.ts";

describe("the clock store", () => {
  it("ticks each second, and only while somebody is subscribed", () => {
    const clock = fakeClock(0);
    const store = createClockStore(clock);
    expect(clock.timerCount()).toBe(0);
    const heard: number[] = [];
    const stops = [1, 2].map(() => store.subscribe(({ nowMs }) => heard.push(nowMs)));
    expect(clock.timerCount()).toBe(1);
    clock.pass(2500);
    expect(heard).toEqual([1000, 1000, 2000, 2000]);
    for (const stop of stops) stop();
    expect(clock.timerCount()).toBe(0);
    clock.pass(5000);
    expect(heard).toHaveLength(4);
  });

  it("shows the current time to the first subscriber", () => {
    const clock = fakeClock(0);
    const store = createClockStore(clock);
    clock.pass(3_600_000);
    expect(store.getState().nowMs).toBe(3_600_000);
  });

  it("shows the current time to the first subscriber after the clock was set back", () => {
    const clock = fakeClock(0);
    const store = createClockStore(clock);
    clock.pass(-3_600_000);
    expect(store.getState().nowMs).toBe(-3_600_000);
  });

  it("returns the same state until a second has passed", () => {
    const clock = fakeClock(0);
    const store = createClockStore(clock);
    const first = store.getState();
    clock.pass(999);
    expect(store.getState()).toBe(first);
  });
});
