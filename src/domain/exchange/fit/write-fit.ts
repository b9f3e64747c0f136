import { type Course, courseProgress, TURN_SYMBOLS } from "#domain/exchange/course.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { fitCrc } from "./fit-crc.ts";
import {
  type FitField,
  type FitValue,
  fitDefinition,
  fitMessageSize,
  writeFitMessage,
} from "./fit-messages.ts";
import {
  ALTITUDE_OFFSET_METERS,
  ALTITUDE_SCALE,
  COURSE,
  COURSE_POINT,
  COURSE_POINT_TYPES,
  EVENT,
  FILE_ID,
  FIT_MESSAGES,
  fitTimeOfMs,
  LAP,
  RECORD,
  semicirclesOfDegrees,
  TIMESTAMP,
} from "./fit-profile.ts";

/** The size of the name of a course point that devices show: 15 bytes and a final zero. */
const CUE_NAME_BYTES = 16;
/** The size of the name of a course that the newest devices show. */
const COURSE_NAME_BYTES = 32;
/** The number of records that are written at a time: well under a millisecond of work. */
const RECORDS_A_PIECE = 1000;

const HEADER_BYTES = 14;
const PROTOCOL_2_0 = 0x20;
/** The version of the profile, times 100. */
const PROFILE_VERSION = 2132;
const COURSE_FILE = 6;
/** The manufacturer number for software that is not registered. */
const DEVELOPMENT = 255;
/** Valid, with times, distances and positions, to navigate by. */
const CAPABILITIES = 0x2 | 0x4 | 0x8 | 0x10 | 0x200;
const TIMER = 0;
const START = 0;
const STOP_ALL = 9;

const SPORTS: Readonly<Record<NetworkMode, number>> = {
  walk: 17,
  cycle: 2,
  canoe: 19,
  motorboat: 23,
};

/** A message to write once. */
interface Message {
  readonly message: number;
  readonly fields: readonly FitField[];
  readonly values: readonly FitValue[];
}

/**
 * Yields a FIT course: file, course, lap, the start of the timer, a record for each point, the course points, and the end of the timer,
 * as devices write it.
 * @param nowMs milliseconds since 1970, the time of the file and, if the line has no times, of its start
 */
export function* fitPieces(course: Course, nowMs: number): Generator<"" | Uint8Array<ArrayBuffer>> {
  const { meters, seconds } = yield* courseProgress(course, nowMs);
  const times = seconds.map((second) => fitTimeOfMs(second * 1000));
  const written = { course, meters, times };
  const before = bytesOf(messagesBefore(written, nowMs));
  const recordFields = recordFieldsOf(course);
  const definition = Uint8Array.from(fitDefinition(0, FIT_MESSAGES.record, recordFields));
  const after = Uint8Array.from([...coursePoints(written), ...bytesOf([endOf(written)])]);
  const recordBytes = fitMessageSize(recordFields) * times.length;
  const dataBytes = before.length + definition.length + recordBytes + after.length;
  let crc = 0;
  const counted = (bytes: Uint8Array<ArrayBuffer>) => {
    crc = fitCrc(bytes, crc);
    return bytes;
  };
  yield counted(headerOf(dataBytes));
  yield counted(before);
  yield counted(definition);
  for (let from = 0; from < times.length; from += RECORDS_A_PIECE) {
    yield counted(recordsFrom(written, recordFields, from));
  }
  yield counted(after);
  yield Uint8Array.of(crc & 0xff, crc >> 8);
}

/** A course with the distance and the time of each point. */
interface WrittenCourse {
  readonly course: Course;
  readonly meters: Float64Array;
  /** Seconds since the FIT epoch. */
  readonly times: Float64Array;
}

function headerOf(dataBytes: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  view.setUint8(0, HEADER_BYTES);
  view.setUint8(1, PROTOCOL_2_0);
  view.setUint16(2, PROFILE_VERSION, true);
  view.setUint32(4, dataBytes, true);
  header.set([0x2e, 0x46, 0x49, 0x54], 8);
  view.setUint16(12, fitCrc(header.subarray(0, 12)), true);
  return header;
}

function messagesBefore({ course, meters, times }: WrittenCourse, nowMs: number): Message[] {
  const start = times[0] as number;
  const last = times.length - 1;
  const elapsedMs = ((times[last] as number) - start) * 1000;
  return [
    messageOf(FIT_MESSAGES.fileId, [
      [FILE_ID.type, "enum", COURSE_FILE],
      [FILE_ID.manufacturer, "uint16", DEVELOPMENT],
      [FILE_ID.product, "uint16", 0],
      [FILE_ID.timeCreated, "uint32", fitTimeOfMs(nowMs)],
    ]),
    messageOf(FIT_MESSAGES.course, [
      [COURSE.name, "text", course.name, COURSE_NAME_BYTES],
      [COURSE.sport, "enum", course.mode ? SPORTS[course.mode] : 0],
      [COURSE.capabilities, "uint32z", CAPABILITIES],
    ]),
    messageOf(FIT_MESSAGES.lap, [
      [TIMESTAMP, "uint32", times[last] as number],
      [LAP.startTime, "uint32", start],
      [LAP.startLat, "sint32", semicirclesOfDegrees(course.lats[0] as number)],
      [LAP.startLng, "sint32", semicirclesOfDegrees(course.lngs[0] as number)],
      [LAP.endLat, "sint32", semicirclesOfDegrees(course.lats[last] as number)],
      [LAP.endLng, "sint32", semicirclesOfDegrees(course.lngs[last] as number)],
      [LAP.elapsedTime, "uint32", elapsedMs],
      [LAP.timerTime, "uint32", elapsedMs],
      [LAP.distance, "uint32", (meters[last] as number) * 100],
    ]),
    timerEvent(start, START),
  ];
}

function endOf({ times }: WrittenCourse): Message {
  return timerEvent(times[times.length - 1] as number, STOP_ALL);
}

function timerEvent(time: number, type: number): Message {
  return messageOf(FIT_MESSAGES.event, [
    [TIMESTAMP, "uint32", time],
    [EVENT.event, "enum", TIMER],
    [EVENT.type, "enum", type],
    [EVENT.group, "uint8", 0],
  ]);
}

function recordFieldsOf({ altitudesMeters }: Course): readonly FitField[] {
  return [
    { number: TIMESTAMP, type: "uint32" },
    { number: RECORD.lat, type: "sint32" },
    { number: RECORD.lng, type: "sint32" },
    { number: RECORD.distance, type: "uint32" },
    ...(altitudesMeters ? [{ number: RECORD.altitude, type: "uint16" } as const] : []),
  ];
}

function recordsFrom(
  { course, meters, times }: WrittenCourse,
  fields: readonly FitField[],
  from: number,
): Uint8Array<ArrayBuffer> {
  const to = Math.min(from + RECORDS_A_PIECE, times.length);
  const bytes = new Uint8Array((to - from) * fitMessageSize(fields));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (let index = from; index < to; index++) {
    const altitude = course.altitudesMeters?.[index] ?? Number.NaN;
    at = writeFitMessage(view, at, 0, fields, [
      times[index] as number,
      semicirclesOfDegrees(course.lats[index] as number),
      semicirclesOfDegrees(course.lngs[index] as number),
      (meters[index] as number) * 100,
      (altitude + ALTITUDE_OFFSET_METERS) * ALTITUDE_SCALE,
    ]);
  }
  return bytes;
}

const CUE_FIELDS: readonly FitField[] = [
  { number: COURSE_POINT.index, type: "uint16" },
  { number: COURSE_POINT.time, type: "uint32" },
  { number: COURSE_POINT.lat, type: "sint32" },
  { number: COURSE_POINT.lng, type: "sint32" },
  { number: COURSE_POINT.distance, type: "uint32" },
  { number: COURSE_POINT.type, type: "enum" },
  { number: COURSE_POINT.name, type: "text", textBytes: CUE_NAME_BYTES },
];

function coursePoints({ course, meters, times }: WrittenCourse): Uint8Array {
  const { cues, lats, lngs } = course;
  if (cues.length === 0) return new Uint8Array();
  const definition = fitDefinition(0, FIT_MESSAGES.coursePoint, CUE_FIELDS);
  const bytes = new Uint8Array(definition.length + cues.length * fitMessageSize(CUE_FIELDS));
  bytes.set(definition);
  const view = new DataView(bytes.buffer);
  let at = definition.length;
  cues.forEach(({ name, index, turn }, place) => {
    at = writeFitMessage(view, at, 0, CUE_FIELDS, [
      place,
      times[index] as number,
      semicirclesOfDegrees(lats[index] as number),
      semicirclesOfDegrees(lngs[index] as number),
      (meters[index] as number) * 100,
      turn ? COURSE_POINT_TYPES.indexOf(TURN_SYMBOLS[turn]) : 0,
      name,
    ]);
  });
  return bytes;
}

type Entry = readonly [number: number, type: FitField["type"], value: FitValue, textBytes?: number];

function messageOf(message: number, entries: readonly Entry[]): Message {
  const fields = entries.map(([number, type, , textBytes]) =>
    textBytes === undefined ? { number, type } : { number, type, textBytes },
  );
  return { message, fields, values: entries.map(([, , value]) => value) };
}

function bytesOf(messages: readonly Message[]): Uint8Array<ArrayBuffer> {
  const all = messages.flatMap(({ message, fields, values }) => {
    const bytes = new Uint8Array(fitMessageSize(fields));
    writeFitMessage(new DataView(bytes.buffer), 0, 0, fields, values);
    return [...fitDefinition(0, message, fields), ...bytes];
  });
  return Uint8Array.from(all);
}
