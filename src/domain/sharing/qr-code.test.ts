import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { type QrCode, qrCode } from "./qr-code.ts";
import { MAX_QR_CHARACTERS } from "./share-link.ts";

const SCALE = 6;

/** Draws the path as a picture, white with black bars. */
function picture({ size, path }: QrCode) {
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const start = (row * side + Number(x) * SCALE) * 4;
      for (let at = start; at < start + Number(width) * SCALE * 4; at++) {
        if (at % 4 !== 3) data[at] = 0;
      }
    }
  }
  return { width: side, height: side, data };
}

test.each(["https://kaart.example/waypoints#d=1.q1YqVrKK", "x".repeat(MAX_QR_CHARACTERS)])(
  "the drawing of %.50s can be read",
  (text) => {
    expect(decodeQR(picture(qrCode(text)), { timeLimit: 10_000 })).toBe(text);
  },
);

test("the largest code has squares of 3 pixels on a phone of 390 pixels", () => {
  expect(350 / qrCode("x".repeat(MAX_QR_CHARACTERS)).size).toBeGreaterThan(3);
});
