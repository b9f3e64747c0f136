import {
  type Course,
  type CourseCue,
  type CourseProgress,
  courseProgress,
} from "#domain/exchange/course.ts";
import { isoTime } from "#domain/exchange/iso-time.ts";
import { plainDecimal } from "#domain/exchange/plain-decimal.ts";
import { xmlElement } from "#domain/exchange/xml/xml-elements.ts";
import type { Turn } from "#domain/geodesy/line/turn.ts";

/** The limits of the schema, in characters. */
const MAX_COURSE_NAME = 15;
const MAX_CUE_NAME = 10;
/** The number of points written at a time: well under a millisecond of work. */
const POINTS_A_PIECE = 250;

/** The types that the schema has; the words are in the notes. */
const TYPES: Readonly<Record<Turn, string>> = {
  straight: "Straight",
  "slight-left": "Left",
  "slight-right": "Right",
  left: "Left",
  right: "Right",
  "sharp-left": "Left",
  "sharp-right": "Right",
  back: "Generic",
};

/**
 * Yields a TCX course, valid against version 2 of Garmin's schema, in pieces of a few hundred points.
 * @param nowMs milliseconds since 1970, the time of the start if the line has no times
 */
export function* tcxPieces(course: Course, nowMs: number): Generator<string> {
  const progress = yield* courseProgress(course, nowMs);
  const { meters, seconds } = progress;
  const last = meters.length - 1;
  const elapsed = (seconds[last] as number) - (seconds[0] as number);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">\n' +
    `<Courses><Course>${xmlElement("Name", cutText(course.name, MAX_COURSE_NAME) || "Route")}\n` +
    `<Lap><TotalTimeSeconds>${elapsed}</TotalTimeSeconds>` +
    `<DistanceMeters>${distanceText(meters[last])}</DistanceMeters>` +
    `${placeElement("BeginPosition", course, 0)}${placeElement("EndPosition", course, last)}` +
    "<Intensity>Active</Intensity></Lap>\n<Track>\n";
  for (let from = 0; from <= last; from += POINTS_A_PIECE) {
    let text = "";
    for (let at = from; at < Math.min(from + POINTS_A_PIECE, last + 1); at++) {
      text += `<Trackpoint>${timeElement(progress, at)}${placeElement("Position", course, at)}${altitudeElement(course, at)}<DistanceMeters>${distanceText(meters[at])}</DistanceMeters></Trackpoint>\n`;
    }
    yield text;
  }
  yield "</Track>\n";
  for (const cue of course.cues) yield cueElement(course, progress, cue);
  yield "</Course></Courses></TrainingCenterDatabase>\n";
}

function cueElement(
  course: Course,
  progress: CourseProgress,
  { name, index, turn, comment }: CourseCue,
): string {
  return [
    `<CoursePoint>${xmlElement("Name", cutText(name, MAX_CUE_NAME) || "?")}`,
    timeElement(progress, index),
    placeElement("Position", course, index),
    altitudeElement(course, index),
    xmlElement("PointType", turn ? TYPES[turn] : "Generic"),
    `${xmlElement("Notes", comment)}</CoursePoint>\n`,
  ].join("");
}

function placeElement(tag: string, { lats, lngs }: Course, at: number): string {
  const [lat, lng] = [lats[at] as number, lngs[at] as number];
  return `<${tag}>${xmlElement("LatitudeDegrees", plainDecimal(lat))}${xmlElement("LongitudeDegrees", plainDecimal(lng))}</${tag}>`;
}

function timeElement({ seconds }: CourseProgress, at: number): string {
  return xmlElement("Time", isoTime((seconds[at] as number) * 1000));
}

function altitudeElement({ altitudesMeters }: Course, at: number): string {
  const meters = altitudesMeters?.[at] ?? Number.NaN;
  return Number.isNaN(meters) ? "" : xmlElement("AltitudeMeters", plainDecimal(meters));
}

/** To a centimetre. */
function distanceText(meters = 0): string {
  return plainDecimal(Math.round(meters * 100) / 100);
}

/** Cuts a text between characters; the schema trims its names. */
function cutText(text: string, maxCharacters: number): string {
  return [...text.trim()].slice(0, maxCharacters).join("").trim();
}
