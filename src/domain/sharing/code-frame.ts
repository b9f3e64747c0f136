import { fromBase45, toBase45 } from "#domain/bytes/base45.ts";
import { crc32 } from "#domain/bytes/crc32.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";

/** One picture of an animated code; the layout is in docs/formats/share-links.md. */
export interface CodeFrame {
  /** The CRC-32 of the body, which also identifies the transfer. */
  readonly bodyCrc: number;
  /** The length of the body, in bytes. */
  readonly bodyBytes: number;
  /** The number of fragments of the body. */
  readonly count: number;
  /** The number of the frame, from 0 to 65,535. */
  readonly sequence: number;
  /** The XOR of the fragments of `frameMask`; `fragmentBytes` long. */
  readonly payload: Uint8Array;
}

/** The maximum number of fragments, so that collecting them takes little memory and time. */
export const MAX_FRAGMENTS = CONTENT_LIMITS.animatedCode.maxEntries.frames;

/** More than the body of the longest link that is read. */
export const MAX_BODY_BYTES = 120_000;

const MARK = "SMQ";
const VERSION = "1";
const HEADER_BYTES = 16;

/** Returns the length of each fragment, in bytes; the last one is padded with zeros. */
export function fragmentBytes(bodyBytes: number, count: number): number {
  return Math.ceil(bodyBytes / count);
}

/** Returns the text of the QR code of a frame, all of it in the alphanumeric mode. */
export function frameText(frame: CodeFrame): string {
  const bytes = new Uint8Array(HEADER_BYTES + frame.payload.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(4, frame.bodyCrc);
  view.setUint32(8, frame.bodyBytes);
  view.setUint16(12, frame.count);
  view.setUint16(14, frame.sequence);
  bytes.set(frame.payload, HEADER_BYTES);
  view.setUint32(0, crc32(bytes.subarray(4)));
  return `${MARK}${VERSION}:${toBase45(bytes)}`;
}

/**
 * Reads the frame in the text of a QR code. `other`: the text is not of an animated code; `newer`: a newer
 * version of the app made it; `damaged`: its checksum or its numbers are wrong; `too-large`: it is of a transfer above the limit.
 */
export function readFrame(text: string): CodeFrame | "other" | "newer" | "damaged" | "too-large" {
  const [, version, data] = /^SMQ(\d{1,3}):(.*)$/s.exec(text) ?? [];
  if (version === undefined || data === undefined) return "other";
  if (version !== VERSION) return Number(version) > Number(VERSION) ? "newer" : "damaged";
  const bytes = fromBase45(data);
  if (!bytes || bytes.length <= HEADER_BYTES) return "damaged";
  const view = new DataView(bytes.buffer);
  if (view.getUint32(0) !== crc32(bytes.subarray(4))) return "damaged";
  const frame = {
    bodyCrc: view.getUint32(4),
    bodyBytes: view.getUint32(8),
    count: view.getUint16(12),
    sequence: view.getUint16(14),
    payload: bytes.subarray(HEADER_BYTES),
  };
  if (!isPossible(frame)) return "damaged";
  const isTooLarge = frame.count > MAX_FRAGMENTS || frame.bodyBytes > MAX_BODY_BYTES;
  return isTooLarge ? "too-large" : frame;
}

function isPossible({ bodyBytes, count, payload }: CodeFrame): boolean {
  if (count < 1) return false;
  return bodyBytes >= count && payload.length === fragmentBytes(bodyBytes, count);
}

/**
 * Returns which fragments a frame combines, one bit per fragment, 32 per number. The first `count` frames are the
 * fragments themselves. Each later one combines a random half of them, so that any few extra frames make up for the
 * lost ones: a random linear fountain code (MacKay, "Fountain codes", 2005). Sender and receiver get the same bits
 * from the same numbers, with mulberry32.
 */
export function frameMask({ bodyCrc, count, sequence }: Omit<CodeFrame, "payload">): Uint32Array {
  const mask = new Uint32Array(Math.ceil(count / 32));
  if (sequence < count) {
    setBit(mask, sequence);
    return mask;
  }
  let state = bodyCrc ^ Math.imul(sequence, 0x9e3779b1);
  for (let index = 0; index < mask.length; index++) {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    mask[index] = value ^ (value >>> 14);
  }
  if (count % 32 > 0) mask[mask.length - 1] = (mask.at(-1) as number) & (2 ** (count % 32) - 1);
  if (mask.every((bits) => bits === 0)) setBit(mask, sequence % count);
  return mask;
}

/** Tells whether a mask includes a fragment. */
export function hasBit(mask: Uint32Array, fragment: number): boolean {
  return (((mask[fragment >>> 5] as number) >>> (fragment & 31)) & 1) === 1;
}

function setBit(mask: Uint32Array, fragment: number): void {
  mask[fragment >>> 5] = (mask[fragment >>> 5] as number) | (1 << (fragment & 31));
}

/** Replaces `target` by its XOR with `source`, which is as long. */
export function xorInto(target: Uint8Array | Uint32Array, source: Uint8Array | Uint32Array): void {
  for (let index = 0; index < target.length; index++) {
    target[index] = (target[index] as number) ^ (source[index] as number);
  }
}
