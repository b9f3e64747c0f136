import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import { lightColorsOf, lightNotation, sectorsOf } from "#domain/fairway/official/mark-light.ts";
import { type ColorBands, lookOf, type TopmarkLook } from "#domain/fairway/official/mark-look.ts";
import { meaningOf } from "#domain/fairway/official/mark-meaning.ts";
import type { OfficialMark, OfficialRecord } from "#domain/fairway/official/official-mark.ts";
import { formatMeters, localNumber } from "#sentences/intl/format.ts";
import { dataAgeText } from "#sentences/packs/packs.ts";
import { list } from "#words/locale.ts";
import {
  recordColors,
  recordShapes,
  recordTexts,
  recordWords as words,
} from "#words/water/official-marks.ts";
import { markKindText } from "./fairway-marks.ts";
import { bodyText, colorsText, topShapeText } from "./record-look.ts";

const degrees = localNumber({ maximumFractionDigits: 1 });

/** "Spar: rood en groen, van boven naar beneden"; "Baken" where the record has no colours. */
export function recordTitle(mark: OfficialMark): string {
  const { shape, bands } = lookOf(mark);
  return bodyText({ shape, bands, isFixed: mark.isFixed });
}

/** The shape of a mark; one that the app does not know as the source writes it. */
export function recordShapeText(mark: OfficialMark): string {
  const { shape } = lookOf(mark);
  if (shape) return recordShapes[shape];
  return mark.shape === "" ? recordTexts.notInData : words.asWritten(mark.shape);
}

/** The colours of a mark; those that the app cannot draw as the source writes them. */
export function recordColorText(mark: OfficialMark): string {
  return bandsText(lookOf(mark).bands, mark.colors);
}

function bandsText(bands: ColorBands | null, written: string): string {
  if (!bands) return written === "" ? recordTexts.notInData : words.asWritten(written);
  const colors = colorsText(bands.colors);
  if (bands.colors.length === 1) return colors;
  return bands.isUpright ? words.upright(colors) : words.horizontal(colors);
}

/** The topmark of a mark, with its colours. */
export function recordTopmarkText(mark: OfficialMark): string {
  const { topmark } = lookOf(mark);
  if (!topmark) return recordTexts.notInData;
  const shape = topmark.shapes ? topShapeText(topmark.shapes) : words.asWritten(mark.topmark);
  return words.colored(shape, topColorText(topmark, mark));
}

function topColorText({ bands }: TopmarkLook, mark: OfficialMark): string {
  return bandsText(bands, mark.topmarkColors);
}

/** The meaning of a mark; null if none follows from its record. */
export function recordMeaningText(mark: OfficialMark): string | null {
  const meaning = meaningOf(mark);
  if (meaning === null) return null;
  if (meaning === "red" || meaning === "green" || meaning === "parting")
    return recordTexts[meaning];
  return markKindText(meaning, mark.isFixed);
}

/**
 * The light of a mark with its colours, height and bearing: "Iso G 8s · groen · 6 m hoog"; that of the app where the
 * record has none, and null without either.
 */
export function recordLightText({ light, official }: FairwayMark): string | null {
  if (light === "" || !official) return null;
  const { mark } = official;
  const own = lightNotation(mark);
  if (own === "") return light === "?" ? null : words.ofApp(light);
  const colors = lightColorsOf(mark).map((color) => recordColors[color]);
  return [
    own,
    colors.length > 0 ? list(colors) : recordTexts.notInData,
    ...(mark.lightMeters === "" ? [] : [words.height(formatMeters(Number(mark.lightMeters)))]),
    ...(mark.lightDegrees === "" ? [] : [words.toward(degrees.format(Number(mark.lightDegrees)))]),
  ].join(" · ");
}

/** "rood tot 260°, wit tot 280,5°"; null without sectors. */
export function recordSectorsText(mark: OfficialMark): string | null {
  const stated = sectorsOf(mark).filter(
    ({ colorText, untilDegrees }) => colorText !== "" || untilDegrees !== null,
  );
  const sectors = stated.map(({ color, colorText, isDark, untilDegrees }) => {
    const shown = color ? recordColors[color] : isDark ? recordTexts.dark : colorText;
    return untilDegrees === null ? shown : words.until(shown, degrees.format(untilDegrees));
  });
  return sectors.length === 0 ? null : sectors.join(", ");
}

/** "Rijkswaterstaat (CC0), gegevens van 15 september 2026 (2 maanden oud)". */
export function recordSourceText({ date }: OfficialRecord, nowMs: number): string {
  const dated = date === null ? recordTexts.dateUnknown : dataAgeText(date, nowMs);
  return words.source(recordTexts.authority, dated);
}

/** The source of a mark of the app itself, with its age. */
export function appSourceText(date: string, nowMs: number): string {
  return words.source(recordTexts.ofApp, dataAgeText(date, nowMs));
}
