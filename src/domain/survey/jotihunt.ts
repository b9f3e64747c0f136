import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import { isRecord } from "#domain/text/is-record.ts";
import { plainName } from "#domain/text/plain-text.ts";
import type { WaypointColor } from "#domain/waypoints/waypoint-colors.ts";

/** The lists of the service of the Jotihunt: the states of areas, the groups that take part, and the messages of the organisers. */
export type JotihuntList = "areas" | "subscriptions" | "articles";

/** The states of an area by the rules of the game; the names of the colours in which it is drawn, by hand or by the service. */
const AREA_STATES = ["green", "orange", "red"] as const satisfies readonly WaypointColor[];

/** One of `AREA_STATES`. */
export type AreaState = (typeof AREA_STATES)[number];

/** An area of the game with its state. */
export interface JotihuntArea {
  readonly name: string;
  readonly state: AreaState;
}

/** A group that takes part, at its building. */
export interface JotihuntGroup extends LatLng {
  readonly name: string;
  /** The name of its area; empty if it is not given. */
  readonly area: string;
}

/** The kinds of message by the rules of the game. */
const ARTICLE_KINDS = ["news", "hint", "assignment"] as const;

/** A message of the organisers. */
export interface JotihuntArticle {
  readonly title: string;
  /** `news` unless it is another. */
  readonly kind: (typeof ARTICLE_KINDS)[number];
  /** Milliseconds since 1970; as written if that has no time zone, and empty if it is not given. */
  readonly published: number | string;
  /** May be empty. It must never be put into a page as markup. */
  readonly html: string;
}

/** The most entries that are read of an answer. */
const MAX_ENTRIES = 500;
/** The most characters that are read of a message. */
const MAX_HTML_CHARACTERS = 50_000;

/** Reads the states of the areas, parsed JSON; null if it is something else. Areas with a state that is unknown are left out. */
export function readJotihuntAreas(answer: unknown): readonly JotihuntArea[] | null {
  return entriesOf(answer, ({ name, status }) => {
    const state = typeof status === "string" ? status.toLowerCase() : "";
    const text = typeof name === "string" ? plainName(name) : "";
    return text !== "" && isAreaState(state) ? { name: text, state } : null;
  });
}

/** Reads the groups, parsed JSON; null if it is something else. Those without a place are left out. */
export function readJotihuntGroups(answer: unknown): readonly JotihuntGroup[] | null {
  return entriesOf(answer, ({ name, lat, long, area }) => {
    const place = { lat: numberOf(lat), lng: numberOf(long) };
    const text = typeof name === "string" ? plainName(name) : "";
    if (text === "" || !isLatLng(place.lat, place.lng)) return null;
    return { ...place, name: text, area: typeof area === "string" ? plainName(area) : "" };
  });
}

/** Reads the messages, parsed JSON; null if it is something else. Those without a title are left out. */
export function readJotihuntArticles(answer: unknown): readonly JotihuntArticle[] | null {
  return entriesOf(answer, ({ title, type, publish_at, message }) => {
    const name = typeof title === "string" ? plainName(title) : "";
    if (name === "") return null;
    const content = isRecord(message) ? message["content"] : message;
    return {
      title: name,
      kind: ARTICLE_KINDS.find((one) => one === type) ?? "news",
      published: typeof publish_at === "string" ? momentOf(plainName(publish_at)) : "",
      html: typeof content === "string" ? content.slice(0, MAX_HTML_CHARACTERS) : "",
    };
  });
}

/** Reads a time with its zone; without one it may be of any place, and stays as it is written. */
function momentOf(text: string): number | string {
  const timeMs = /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(timeMs) ? text : timeMs;
}

function isAreaState(text: string): text is AreaState {
  return AREA_STATES.some((state) => state === text);
}

/** Reads a number that may be written as a text; NaN for anything else. */
function numberOf(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^\s*-?\d+(\.\d+)?\s*$/.test(value)
    ? Number(value)
    : Number.NaN;
}

/** Reads the entries of a list, which is the answer itself or its `data`. */
function entriesOf<Entry>(
  answer: unknown,
  read: (entry: Readonly<Record<string, unknown>>) => Entry | null,
): readonly Entry[] | null {
  const list = Array.isArray(answer) ? answer : ((answer ?? {}) as { data?: unknown }).data;
  if (!Array.isArray(list)) return null;
  return list.slice(0, MAX_ENTRIES).flatMap((entry: unknown) => {
    return isRecord(entry) ? (read(entry) ?? []) : [];
  });
}
