import { expect, it } from "vitest";
import { roomToFit } from "./above-card.ts";

const PHONE = { width: 390, height: 700 };
const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 };

it.each([
  ["a free map keeps room for a card", NOTHING, 0, { top: 64, right: 72, bottom: 245, left: 72 }],
  [
    "a sheet is kept clear of",
    { ...NOTHING, bottom: 400 },
    0,
    { top: 64, right: 72, bottom: 448, left: 48 },
  ],
  [
    "a notice of several lines is kept clear of",
    { ...NOTHING, bottom: 300 },
    96,
    { top: 120, right: 72, bottom: 348, left: 48 },
  ],
  [
    "a sheet beside the map",
    { ...NOTHING, left: 160 },
    0,
    { top: 64, right: 72, bottom: 48, left: 208 },
  ],
  [
    "a sheet over the whole map is not looked at",
    { ...NOTHING, bottom: 700 },
    0,
    { top: 24, right: 24, bottom: 24, left: 24 },
  ],
])("%s", (_what, covered, noticesBottom, room) => {
  expect(roomToFit(PHONE, covered, noticesBottom)).toEqual(room);
});
