import { expect, it } from "vitest";
import { besideText, planLegText } from "./plan.ts";
import {
  beginsAt,
  compared,
  notAsLong,
  snappedText,
  stretchText,
  twiceText,
} from "./route-search.ts";

const LEG = { meters: 3704, hasFerry: true, hasPortage: false, isConnection: false };
const OFF = { kind: "off", meters: 3704, numbers: [], planMeters: 1852 } as const;

it.each([
  [compared(1852, "motorboat"), "1,00 NM langer"],
  [compared(-100, "motorboat"), "100 m korter"],
  [compared(1852, "canoe"), "1,9 km langer"],
  [twiceText(3704, "motorboat"), "2,00 NM dubbel"],
  [beginsAt("34", 926, "motorboat"), "begint bij 34, 0,50 NM verderop"],
  [besideText(926, "motorboat"), "0,50 NM · hemelsbreed; het netwerk loopt hier niet"],
  [planLegText(LEG, "motorboat"), "2,00 NM · pont"],
  [
    stretchText(OFF, "motorboat"),
    "past niet op het netwerk · 2,00 NM · in het plan 1,00 NM over het netwerk",
  ],
  [
    snappedText(1852, 3704, "motorboat"),
    "1,00 NM van 2,00 NM volgt het netwerk van knooppunt tot knooppunt.",
  ],
  [
    notAsLong(20, 9260, "motorboat"),
    "Een rondje van ongeveer 20 NM kan hier niet over het netwerk. Het dichtst erbij komt 5,00 NM.",
  ],
])("writes distances of a plan in the units of its mode: %s", (text, expected) => {
  expect(text).toBe(expected);
});
