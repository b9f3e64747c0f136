import type { ExchangeLink, ExchangeWaypoint } from "./exchange-file.ts";

/**
 * Waypoints in the form in which they go to another thread: numbers in one list, all texts in one string.
 * Copying ten thousand objects field by field, in both directions, would take longer.
 */
export interface WaypointColumns {
  /** For each waypoint its `NUMBERS` in order; NaN for one that is missing. */
  readonly numbers: Float64Array<ArrayBuffer>;
  /** All texts joined: for each waypoint its `TEXTS`, then the address and text of each link. */
  readonly texts: string;
  /**
   * The length of each text, −1 for a missing one; the number of links comes before their lengths.
   */
  readonly lengths: Int32Array<ArrayBuffer>;
}

type Kind<Value> = {
  [Field in keyof ExchangeWaypoint]-?: Required<ExchangeWaypoint>[Field] extends Value
    ? Field
    : never;
}[keyof ExchangeWaypoint];
type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

const NUMBERS = Object.keys({
  lat: 0,
  lng: 0,
  altitudeMeters: 0,
  timeMs: 0,
  changedAtMs: 0,
} satisfies Record<Kind<number>, 0>) as Kind<number>[];
const TEXTS = Object.keys({
  name: 0,
  note: 0,
  icon: 0,
  symbol: 0,
  color: 0,
  folder: 0,
  kind: 0,
  id: 0,
  source: 0,
} satisfies Record<Kind<string>, 0>) as Kind<string>[];

const NO_LINKS: readonly ExchangeLink[] = [];

/** Packs waypoints into columns. */
export function columnsOf(waypoints: readonly ExchangeWaypoint[]): WaypointColumns {
  const numbers = new Float64Array(waypoints.length * NUMBERS.length);
  const writer = new TextWriter();
  let filled = 0;
  for (const waypoint of waypoints) {
    for (const field of NUMBERS) numbers[filled++] = waypoint[field] ?? Number.NaN;
    for (const field of TEXTS) writer.add(waypoint[field]);
    const { links = NO_LINKS } = waypoint;
    writer.lengths.push(links.length);
    for (const { url, text } of links) {
      writer.add(url);
      writer.add(text);
    }
  }
  return { numbers, texts: writer.texts.join(""), lengths: Int32Array.from(writer.lengths) };
}

/** Unpacks the waypoints from columns. */
export function waypointsOf({ numbers, texts, lengths }: WaypointColumns): ExchangeWaypoint[] {
  const reader = new TextReader(texts, lengths);
  const waypoints: ExchangeWaypoint[] = [];
  for (let start = 0; start < numbers.length; start += NUMBERS.length) {
    const waypoint: Partial<Writable<ExchangeWaypoint>> = {};
    for (let index = 0; index < NUMBERS.length; index++) {
      const value = numbers[start + index] as number;
      if (!Number.isNaN(value)) waypoint[NUMBERS[index] as Kind<number>] = value;
    }
    for (const field of TEXTS) {
      const text = reader.next();
      if (text !== undefined) waypoint[field] = text;
    }
    const linkCount = reader.nextCount();
    if (linkCount > 0) waypoint.links = Array.from({ length: linkCount }, () => nextLink(reader));
    waypoints.push(waypoint as ExchangeWaypoint);
  }
  return waypoints;
}

function nextLink(reader: TextReader): ExchangeLink {
  const url = reader.next() ?? "";
  const text = reader.next();
  return text === undefined ? { url } : { url, text };
}

class TextWriter {
  readonly texts: string[] = [];
  readonly lengths: number[] = [];

  add(text: string | undefined): void {
    this.lengths.push(text?.length ?? -1);
    if (text) this.texts.push(text);
  }
}

class TextReader {
  readonly #texts: string;
  readonly #lengths: Int32Array;
  #index = 0;
  #position = 0;

  constructor(texts: string, lengths: Int32Array) {
    this.#texts = texts;
    this.#lengths = lengths;
  }

  next(): string | undefined {
    const length = this.nextCount();
    if (length < 0) return undefined;
    const start = this.#position;
    this.#position += length;
    return this.#texts.slice(start, this.#position);
  }

  nextCount(): number {
    return this.#lengths[this.#index++] as number;
  }
}
