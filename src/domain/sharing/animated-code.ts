import { deflateSync } from "fflate";
import { crc32 } from "#domain/bytes/crc32.ts";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { fragmentBytes, frameMask, frameText, hasBit, xorInto } from "./code-frame.ts";

/**
 * The most bytes of the body per frame, which with the header makes a QR code of version 10. Larger codes are
 * read less often from a blurred picture of a phone screen; docs/formats/share-links.md has the measurements.
 */
const MAX_PAYLOAD_BYTES = 244;

/**
 * The time that each frame is shown. A camera of 30 frames per second sees it whole at least twice. A square changes
 * at most four times per second, which is two flashes; WCAG 2.3.1 allows three.
 */
export const FRAME_MS = 250;

/** A text as a series of QR codes. */
export interface AnimatedCode {
  /** The number of frames that hold the text; each later frame replaces any that was missed. */
  readonly count: number;
  /** Returns the text of the QR code of a frame, numbered from 0; the numbers repeat after 65,536. */
  readonly frame: (index: number) => string;
}

/** Returns a text as a series of QR codes, which `createFrameCollector` puts together in any order. */
export function animatedCode(text: string): AnimatedCode {
  const body = deflateSync(encodeUtf8(text), { level: 9 });
  const count = Math.ceil(body.length / MAX_PAYLOAD_BYTES);
  const size = fragmentBytes(body.length, count);
  const padded = new Uint8Array(size * count);
  padded.set(body);
  const bodyCrc = crc32(body);
  return {
    count,
    frame(index) {
      const header = { bodyCrc, bodyBytes: body.length, count, sequence: index % 0x10000 };
      const mask = frameMask(header);
      const payload = new Uint8Array(size);
      for (let fragment = 0; fragment < count; fragment++) {
        if (!hasBit(mask, fragment)) continue;
        xorInto(payload, padded.subarray(fragment * size, (fragment + 1) * size));
      }
      return frameText({ ...header, payload });
    },
  };
}
