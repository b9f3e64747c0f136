import { type Encoding, MessageError, type MessageReader } from "./message-reader.ts";

/** Thrown for an object that claims more parts than OpenStreetMap allows. */
export class ImpossibleSizeError extends Error {
  override readonly name = "ImpossibleSizeError";
}

/** The most tags, nodes or members: far more than OpenStreetMap allows, now (2,000 nodes, 32,000 members) or ever. */
export const MAX_PARTS = 1 << 17;

/** Ids have 34 bits now. With these, differences of ids are exact numbers too. */
const MAX_ID = 2 ** 48;

/** The units in which a block stores places and times. */
export interface BlockUnits {
  /** In nanodegrees. */
  readonly granularity: number;
  /** In nanodegrees. */
  readonly latOffset: number;
  /** In nanodegrees. */
  readonly lngOffset: number;
  /** The unit of times, milliseconds. */
  readonly dateGranularity: number;
}

/** Returns an id. Throws MessageError if it is too large. */
export function checkedId(id: number): number {
  if (Math.abs(id) > MAX_ID) throw new MessageError("An id is too large.");
  return id;
}

/** Appends a part of an object. Throws ImpossibleSizeError if there are too many. */
export function pushPart(parts: number[], part: number): void {
  if (parts.push(part) > MAX_PARTS) throw new ImpossibleSizeError("An object has too many parts.");
}

/** Appends the numbers in the current field. Throws ImpossibleSizeError if there are too many. */
export function readNumbers(reader: MessageReader, encoding: Encoding, into: number[]): void {
  reader.numbers(encoding, (value) => pushPart(into, value));
}

/** Converts a stored latitude to 10⁻⁷ degree. */
export function latE7({ latOffset, granularity }: BlockUnits, value: number): number {
  return Math.round((latOffset + granularity * value) / 100);
}

/** Converts a stored longitude to 10⁻⁷ degree. */
export function lngE7({ lngOffset, granularity }: BlockUnits, value: number): number {
  return Math.round((lngOffset + granularity * value) / 100);
}

/** Converts a stored time to seconds since 1970. */
export function secondsOf({ dateGranularity }: BlockUnits, value: number): number {
  return Math.max(0, (value * dateGranularity) / 1000);
}
