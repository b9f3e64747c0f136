/** The modes of travel for instruments, which decide their units and the default choice. */
export const INSTRUMENT_LAYOUTS = ["foot", "bicycle", "water"] as const;
export type InstrumentLayout = (typeof INSTRUMENT_LAYOUTS)[number];

/** The values that an instrument can show. */
export const INSTRUMENTS = [
  "speed",
  "averageSpeed",
  "maxSpeed",
  "pace",
  "course",
  "compass",
  "magneticCompass",
  "altitude",
  "accuracy",
  "coordinates",
  "tripDistance",
  "tripTime",
  "sunrise",
  "sunset",
  "nearestNode",
  "nearestWaypoint",
] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** The number of instruments in every layout, most important first. */
export const INSTRUMENT_COUNT = 6;

/** The chosen instruments of each layout, in order. */
export type ChosenInstruments = Readonly<Record<InstrumentLayout, readonly Instrument[]>>;

/** The instruments of each layout before the user changes them. */
export const DEFAULT_INSTRUMENTS: ChosenInstruments = {
  foot: ["speed", "tripDistance", "compass", "pace", "tripTime", "altitude"],
  bicycle: ["speed", "tripDistance", "averageSpeed", "course", "tripTime", "maxSpeed"],
  water: ["speed", "course", "tripDistance", "compass", "tripTime", "sunset"],
};

/**
 * Returns whether a value holds a valid choice for every layout: the right number of known instruments
 * without duplicates.
 */
export function areChosenInstruments(value: unknown): value is ChosenInstruments {
  const lists = value as Readonly<Record<InstrumentLayout, unknown>> | null;
  return INSTRUMENT_LAYOUTS.every((layout) => {
    const inView: unknown = lists?.[layout];
    if (!Array.isArray(inView) || inView.length !== INSTRUMENT_COUNT) return false;
    return new Set(inView.filter((name) => INSTRUMENTS.includes(name))).size === INSTRUMENT_COUNT;
  });
}

/** Puts an instrument in a place; if it is already shown elsewhere, the two swap. */
export function exchangeInstrument(
  shown: readonly Instrument[],
  place: number,
  chosen: Instrument,
): readonly Instrument[] {
  const before = shown[place];
  if (before === undefined) return shown;
  return shown.map((instrument, index) => {
    if (index === place) return chosen;
    return instrument === chosen ? before : instrument;
  });
}
