import { crc32 } from "#domain/bytes/crc32.ts";
import { inflateWithin } from "#domain/bytes/inflate-within.ts";
import { joinedBytes } from "#domain/bytes/joined-bytes.ts";
import { decodeUtf8 } from "#domain/bytes/utf8.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { type CodeFrame, frameMask, hasBit, readFrame, xorInto } from "./code-frame.ts";

/** A camera that first saw another code keeps the frames of both; more are forgotten, oldest first. */
const MAX_TRANSFERS = 4;

/**
 * The result of one more code. `other`: it is not part of an animated code; `newer`: a newer version of the app made
 * it; `damaged`: it is ignored; `too-large`: it is above the limit; `partial`: `received` of `needed` frames are in.
 */
export type CollectResult =
  | { readonly kind: "other" | "newer" | "damaged" | "too-large" }
  | { readonly kind: "partial"; readonly received: number; readonly needed: number }
  | { readonly kind: "complete"; readonly text: string };

/** Puts the frames of animated codes together. */
export interface FrameCollector {
  /** Takes the text of a QR code, in any order and any number of times. Never throws. */
  readonly take: (text: string) => CollectResult;
}

/** Creates a collector without frames. */
export function createFrameCollector(): FrameCollector {
  const transfers = new Map<string, Transfer>();
  return {
    take(text) {
      const frame = readFrame(text);
      if (typeof frame === "string") return { kind: frame };
      const key = [frame.bodyCrc, frame.bodyBytes, frame.count].join();
      const transfer = transfers.get(key) ?? createTransfer(frame);
      // The map keeps the order of insertion: the last one is the most recent.
      transfers.delete(key);
      transfers.set(key, transfer);
      const [oldest] = transfers.keys();
      if (transfers.size > MAX_TRANSFERS && oldest !== undefined) transfers.delete(oldest);
      const received = transfer.add(frame);
      if (received < frame.count) return { kind: "partial", received, needed: frame.count };
      transfers.delete(key);
      return resultOf(transfer.body(), frame.bodyCrc);
    },
  };
}

/** Equations over the fragments of one body, in row echelon form. */
interface Transfer {
  /** Adds a frame, and returns the number of independent frames so far. */
  readonly add: (frame: CodeFrame) => number;
  /** Solves the equations, which must be as many as the fragments. */
  readonly body: () => Uint8Array;
}

function createTransfer({ count, bodyBytes }: CodeFrame): Transfer {
  /** The equation whose lowest fragment is the index. */
  const rows: ({ readonly mask: Uint32Array; readonly data: Uint8Array } | undefined)[] = [];
  let rank = 0;
  return {
    add(frame) {
      const mask = frameMask(frame);
      const data = frame.payload.slice();
      for (let fragment = 0; fragment < count; fragment++) {
        if (!hasBit(mask, fragment)) continue;
        const row = rows[fragment];
        if (!row) {
          rows[fragment] = { mask, data };
          rank++;
          break;
        }
        xorInto(mask, row.mask);
        xorInto(data, row.data);
      }
      return rank;
    },
    body() {
      const solved: Uint8Array[] = new Array(count);
      for (let fragment = count - 1; fragment >= 0; fragment--) {
        const { mask, data } = rows[fragment] as NonNullable<(typeof rows)[number]>;
        for (let other = fragment + 1; other < count; other++) {
          if (hasBit(mask, other)) xorInto(data, solved[other] as Uint8Array);
        }
        solved[fragment] = data;
      }
      return joinedBytes(solved).subarray(0, bodyBytes);
    },
  };
}

/** Returns the text in a whole body. */
function resultOf(body: Uint8Array, bodyCrc: number): CollectResult {
  if (crc32(body) !== bodyCrc) return { kind: "damaged" };
  try {
    const bytes = inflateWithin(body, CONTENT_LIMITS.animatedCode.maxBytes);
    return bytes ? { kind: "complete", text: decodeUtf8(bytes) } : { kind: "too-large" };
  } catch {
    return { kind: "damaged" };
  }
}
