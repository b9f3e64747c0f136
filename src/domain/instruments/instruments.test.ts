import { expect, it } from "vitest";
import {
  DEFAULT_INSTRUMENTS,
  exchangeInstrument,
  INSTRUMENT_COUNT,
  INSTRUMENT_LAYOUTS,
} from "./instruments.ts";

it.each(INSTRUMENT_LAYOUTS)("shows the same number of different instruments on %s", (layout) => {
  expect(new Set(DEFAULT_INSTRUMENTS[layout]).size).toBe(INSTRUMENT_COUNT);
});

it("swaps instruments, and never shows one twice", () => {
  expect(exchangeInstrument(["speed", "pace", "compass"], 1, "sunset")).toEqual([
    "speed",
    "sunset",
    "compass",
  ]);
  expect(exchangeInstrument(["speed", "pace", "compass"], 0, "compass")).toEqual([
    "compass",
    "pace",
    "speed",
  ]);
  expect(exchangeInstrument(["speed", "pace"], 5, "compass")).toEqual(["speed", "pace"]);
});
