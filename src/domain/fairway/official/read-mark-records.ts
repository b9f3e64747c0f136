import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { isDataDate } from "#domain/text/data-date.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { type OfficialMark, PARTS_PER_DEGREE } from "./official-mark.ts";

/** A page of the answer of the service, or a file of the same form. */
export interface MarksPage {
  readonly marks: readonly OfficialMark[];
  /** The number of records without a place in the Netherlands or its waters. */
  readonly leftOutCount: number;
  /** The day that the answer states for itself; null if it states none. */
  readonly date: string | null;
  /** The address of the next page, as the answer has it; null for the last page. */
  readonly next: string | null;
}

/** The most records of a page; the service sends 1,000. */
const MAX_RECORDS = 10_000;

/** The longest text of a record; real ones are shorter. */
const MAX_TEXT_CHARS = 80;

/** A box around the Netherlands and their part of the North Sea. */
const WATERS: LngLatBox = [2, 50.5, 7.5, 56];

/** The number of the last sector for which a record has fields. */
const MAX_SECTORS = 16;

/** The length of the day in "2026-11-25T20:15:00Z". */
const DAY_LENGTH = 10;

/**
 * Reads GeoJSON with marks of Rijkswaterstaat; null for anything else. A record without a place is left out and counted. The service has a collection for floating marks and
 * one for fixed marks, which name some fields differently; without `isFixed` the fields tell.
 */
export function readMarksPage(value: unknown, isFixed?: boolean): MarksPage | null {
  const { type, features, links, timeStamp } = fieldsOf(value);
  if (type !== "FeatureCollection" || !Array.isArray(features)) return null;
  if (features.length > MAX_RECORDS) return null;
  const marks = features.flatMap((feature) => markOf(feature, isFixed) ?? []);
  const day = typeof timeStamp === "string" ? timeStamp.slice(0, DAY_LENGTH) : "";
  return {
    marks,
    leftOutCount: features.length - marks.length,
    date: isDataDate(day) && day.length === DAY_LENGTH ? day : null,
    next: nextOf(links),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function nextOf(links: unknown): string | null {
  if (!Array.isArray(links)) return null;
  const next = links.map(fieldsOf).find(({ rel }) => rel === "next")?.["href"];
  return typeof next === "string" ? next : null;
}

function markOf(feature: unknown, isFixed: boolean | undefined): OfficialMark | null {
  const { properties, geometry } = fieldsOf(feature);
  const fields = fieldsOf(properties);
  const place = placeOf(fields, geometry);
  if (!place) return null;
  const text = (...names: readonly string[]): string => firstOf(fields, names, textOf);
  const choice = (...names: readonly string[]): string => firstOf(fields, names, choiceOf);
  const number = (name: string, max: number): string => numberText(fields[name], max);
  return {
    ...place,
    isFixed: isFixed ?? ("object_vorm_o" in fields || "v_toptek" in fields),
    // Not taken away is written in many ways; anything else is the day or the reason.
    isWithdrawn: !/^(?:nee|n|0)?$/i.test(choice("opgeheven")),
    name: text("benaming"),
    fairway: text("vaarwater"),
    shape: choice("obj_vorm", "object_vorm_o"),
    colors: choice("obj_kleur", "vorm_kleur"),
    pattern: choice("kleurpatr", "kleurpatr_"),
    topmark: choice("tt_toptek", "v_toptek"),
    topmarkColors: choice("tt_kleur"),
    topmarkPattern: choice("tt_klr_pat"),
    character: characterOf(choice("sign_kar")),
    group: groupOf(choice("sign_groep")) || letterOf(choice("sign_kar")),
    periodSeconds: number("sign_perio", 300),
    lightColors: choice("licht_klr", "licht_kl"),
    lightMeters: number("licht_hgt", 500),
    lightDegrees: number("licht_rich", 360),
    sectors: sectorsOf(fields),
    racon: choice("racon_code"),
    purpose: choice("naut_funct"),
  };
}

/** Returns the first text that is not empty. */
function firstOf(
  fields: Fields,
  names: readonly string[],
  read: (value: unknown) => string,
): string {
  for (const name of names) {
    const found = read(fields[name]);
    if (found !== "") return found;
  }
  return "";
}

/** Returns a text; empty where the source writes that it has none. */
function textOf(value: unknown): string {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return "";
  const plain = plainName(text).slice(0, MAX_TEXT_CHARS).trim();
  return /^(?:#.*|niet toegewezen)$/i.test(plain) ? "" : plain;
}

/** Returns a text of a list of choices, in which "X" means none. A name may be an X. */
function choiceOf(value: unknown): string {
  const text = textOf(value);
  return /^x$/i.test(text) ? "" : text;
}

/** Returns a positive number of at most `max` without a decimal comma; empty for another, because the source writes 0 for none. */
function numberText(value: unknown, max: number): string {
  const number = Number(textOf(value).replace(",", "."));
  return number > 0 && number <= max ? String(Math.round(number * 100) / 100) : "";
}

/** Returns degrees from a number, or from a text with a decimal comma. */
function degreesOf(value: unknown): number {
  if (typeof value === "number") return value;
  const text = textOf(value).replace(",", ".");
  return text === "" ? Number.NaN : Number(text);
}

/** Most records have their place twice; the one in the fields is in WGS 84 whatever the geometry is in. */
function placeOf(fields: Fields, geometry: unknown): { lat: number; lng: number } | null {
  const { coordinates } = fieldsOf(geometry);
  const first: unknown = Array.isArray(coordinates) ? coordinates[0] : undefined;
  const point: unknown = Array.isArray(first) ? first : coordinates;
  const [lng, lat] = Array.isArray(point) ? (point as readonly unknown[]) : [];
  const places = [
    { lat: degreesOf(fields["y_wgs84"]), lng: degreesOf(fields["x_wgs84"]) },
    { lat: degreesOf(lat), lng: degreesOf(lng) },
  ];
  const found = places.find((place) => isInBox(WATERS, place));
  return found ? { lat: metre(found.lat), lng: metre(found.lng) } : null;
}

/** Rounds degrees as the stored file does, to 1.1 m. */
function metre(degrees: number): number {
  return Math.round(degrees * PARTS_PER_DEGREE) / PARTS_PER_DEGREE;
}

/** "LFl (long-flashing)" is "LFl", "Q + LFl" is "Q+LFl". */
function characterOf(text: string): string {
  const short = text
    .replace(/\([^)]*\)?/g, "")
    .replace(/\s*\+\s*/g, "+")
    .trim();
  if (/very quick.*long/i.test(short)) return "VQ+LFl";
  return short.replace(/\.$/, "");
}

/** Returns the letter of a Morse light in its character: "A" of "Mo (A)". */
function letterOf(text: string): string {
  return /^mo\.? ?\(([a-z]{1,2})\)/i.exec(text)?.[1]?.toUpperCase() ?? "";
}

/** Returns the flashes of a group without brackets, "2" of "(2)", or the letter of a Morse light, "A" of "(A)"; "" for a single flash. */
function groupOf(text: string): string {
  const group = text.replace(/[()\s]/g, "");
  if (/^[a-z]{1,2}$/i.test(group)) return group.toUpperCase();
  return /^\d{1,2}(?:\+\d{1,2})*$/.test(group) && group !== "1" ? group : "";
}

/** The fields of a sector are called "licht_2_k" and "licht_2_g", and once "licht_11g". One without both between others stays as a gap. */
function sectorsOf(fields: Fields): string {
  const sectors = Array.from({ length: MAX_SECTORS }, (_, index) => {
    const number = index + 1;
    const field = (letter: "k" | "g"): unknown =>
      fields[`licht_${number}_${letter}`] ?? fields[`licht_${number}${letter}`];
    const color = choiceOf(field("k")).replaceAll(/[|\d]/g, "").trim();
    return `${color} ${numberText(field("g"), 360)}`.trim();
  });
  const isGiven = (sector: string): boolean => sector !== "";
  return sectors
    .slice(Math.max(0, sectors.findIndex(isGiven)), sectors.findLastIndex(isGiven) + 1)
    .join("|");
}
