/** How one goes: it decides in which units the instruments speak, and which stand in view at first. */
export const INSTRUMENT_LAYOUTS = ["foot", "bicycle", "water"] as const;
export type InstrumentLayout = (typeof INSTRUMENT_LAYOUTS)[number];

/** What an instrument can show. */
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

/** So many instruments stand in view in every layout, the most important first. */
export const INSTRUMENT_COUNT = 6;

/** What stands in view in each layout, in order. */
export type ChosenInstruments = Readonly<Record<InstrumentLayout, readonly Instrument[]>>;

/** What stands in view until something else is chosen. */
export const DEFAULT_INSTRUMENTS: ChosenInstruments = {
  foot: ["speed", "tripDistance", "compass", "pace", "tripTime", "altitude"],
  bicycle: ["speed", "tripDistance", "averageSpeed", "course", "tripTime", "maxSpeed"],
  water: ["speed", "course", "tripDistance", "compass", "tripTime", "sunset"],
};

/** Whether a value says what stands in view of every layout: so many, known, and none of them twice. */
export function areChosenInstruments(value: unknown): value is ChosenInstruments {
  const lists = value as Readonly<Record<InstrumentLayout, unknown>> | null;
  return INSTRUMENT_LAYOUTS.every((layout) => {
    const inView: unknown = lists?.[layout];
    if (!Array.isArray(inView) || inView.length !== INSTRUMENT_COUNT) return false;
    return new Set(inView.filter((name) => INSTRUMENTS.includes(name))).size === INSTRUMENT_COUNT;
  });
}

/** The instruments with another one in this place; one that stands in view already changes places with it. */
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
