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

it("tells the first change at once", () => {
  change(1);
  expect(heard).toEqual([1]);
});

it("tells no oftener than asked, and never leaves the last change out", () => {
  for (let value = 1; value <= 25; value++) {
    change(value);
    vi.advanceTimersByTime(100);
  }
  expect(heard).toEqual([1, 10, 20]);
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([1, 10, 20, 25]);
});

it("is silent while nothing changes, and at once again after that", () => {
  change(1);
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual([1]);
  change(2);
  expect(heard).toEqual([1, 2]);
});

it("tells nothing once it is stopped", () => {
  change(1);
  change(2);
  stop();
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([1]);
});
