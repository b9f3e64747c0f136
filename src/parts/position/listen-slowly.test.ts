import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { listenSlowly } from "./listen-slowly.ts";

const store = createStore(() => ({ value: 0 }));
let heard: number[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  stop = listenSlowly(store, 1000, () => heard.push(store.getState().value));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const change = (value: number) => store.setState({ value });

it("reports the first change immediately", () => {
  change(1);
  expect(heard).toEqual([1]);
});

it("respects the interval and always reports the last change", () => {
  for (let value = 1; value <= 25; value++) {
    change(value);
    vi.advanceTimersByTime(100);
  }
  expect(heard).toEqual([1, 10, 20]);
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([1, 10, 20, 25]);
});

it("is silent without changes, and immediate after that", () => {
  change(1);
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual([1]);
  change(2);
  expect(heard).toEqual([1, 2]);
});

it("reports nothing after it was stopped", () => {
  change(1);
  change(2);
  stop();
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([1]);
});
