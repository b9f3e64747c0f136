import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { BASE_TYPES } from "./fit-profile.ts";

/** A field to write: its number in the profile, and its type. */
export interface FitField {
  readonly number: number;
  readonly type: keyof typeof BASE_TYPES;
  /** For a text: its bytes, with the zero at its end. */
  readonly textBytes?: number;
}

/** A value of a field; NaN for none. */
export type FitValue = number | string;

const DEFINES = 0x40;
const LITTLE_ENDIAN = 0;
const NO_VALUE = {
  enum: 0xff,
  uint8: 0xff,
  uint16: 0xffff,
  sint32: 0x7fffffff,
  uint32: 0xffffffff,
};

/** Returns the definition of messages of this kind, which then follow under a local number from 0 to 15. */
export function fitDefinition(
  local: number,
  message: number,
  fields: readonly FitField[],
): readonly number[] {
  const head = [DEFINES | local, 0, LITTLE_ENDIAN, message & 0xff, message >> 8, fields.length];
  return [
    ...head,
    ...fields.flatMap((field) => [field.number, sizeOf(field), BASE_TYPES[field.type].code]),
  ];
}

/** Returns the bytes that a message with these fields takes. */
export function fitMessageSize(fields: readonly FitField[]): number {
  return fields.reduce((sum, field) => sum + sizeOf(field), 1);
}

/** Writes a message, with the values in the order of the fields, at this position; returns the position behind it. */
export function writeFitMessage(
  view: DataView,
  start: number,
  local: number,
  fields: readonly FitField[],
  values: readonly FitValue[],
): number {
  view.setUint8(start, local);
  let at = start + 1;
  fields.forEach((field, place) => {
    writeValue(view, at, field, values[place] ?? Number.NaN);
    at += sizeOf(field);
  });
  return at;
}

/**
 * Returns a text as a field of this many bytes: cut between characters so that a zero follows it.
 */
export function fittedText(text: string, textBytes: number): Uint8Array {
  const field = new Uint8Array(textBytes);
  let fitting = "";
  for (const character of text) {
    if (encodeUtf8(fitting + character).length >= textBytes) break;
    fitting += character;
  }
  field.set(encodeUtf8(fitting.trimEnd()));
  return field;
}

function sizeOf({ type, textBytes }: FitField): number {
  return textBytes ?? BASE_TYPES[type].size;
}

function writeValue(view: DataView, at: number, field: FitField, value: FitValue): void {
  const { type } = field;
  if (type === "text") {
    fittedText(String(value), sizeOf(field)).forEach((byte, place) => {
      view.setUint8(at + place, byte);
    });
    return;
  }
  const number = Number(value);
  if (type === "uint32z") view.setUint32(at, number, true);
  else if (type === "enum" || type === "uint8") view.setUint8(at, within(number, NO_VALUE[type]));
  else if (type === "uint16") view.setUint16(at, within(number, NO_VALUE.uint16), true);
  else if (type === "uint32") view.setUint32(at, within(number, NO_VALUE.uint32), true);
  else view.setInt32(at, Number.isNaN(number) ? NO_VALUE.sint32 : number, true);
}

/** Returns a whole number below the one that means none, which a number out of range becomes. */
function within(number: number, none: number): number {
  const whole = Math.round(number);
  return whole >= 0 && whole < none ? whole : none;
}
