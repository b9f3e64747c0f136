import { WATER_LEVEL_RANGE, type WaterLevel } from "#domain/fairway/passage/water-level.ts";
import { isMoment } from "#domain/units/moment.ts";
import { parseJson } from "#storage/json-text.ts";

/** The localStorage key of the level of the water; docs/formats/water-level.md. */
export const WATER_LEVEL_KEY = "waterLevel";

const [MIN_METERS, MAX_METERS] = WATER_LEVEL_RANGE;

/** Reads a stored level; null for none and for a text that is not one. */
export function readWaterLevel(text: string | null): WaterLevel | null {
  const parsed = parseJson(text ?? "");
  if (!parsed.ok) return null;
  // Of a number or a text the fields are undefined.
  const { meters, setAtMs } = (parsed.value ?? {}) as Partial<Record<keyof WaterLevel, unknown>>;
  const isLevel = typeof meters === "number" && meters >= MIN_METERS && meters <= MAX_METERS;
  return isLevel && isMoment(setAtMs) ? { meters, setAtMs } : null;
}

/** Returns the text to store. */
export function waterLevelText(level: WaterLevel): string {
  return JSON.stringify(level);
}
