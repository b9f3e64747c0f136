import type { QrCode } from "#domain/sharing/qr-code.ts";

/** The squares of a code, row by row; 1 is black. */
export interface Squares {
  readonly size: number;
  readonly black: Uint8Array;
}

/** Returns the squares that the path of a code paints. */
export function squaresOf({ size, path }: QrCode): Squares {
  const black = new Uint8Array(size * size);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const start = Number(y) * size + Number(x);
    black.fill(1, start, start + Number(width));
  }
  return { size, black };
}

/** A simple camera that is held by hand before a phone screen. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  /** The side of the code in the picture, in pixels, with its border. */
  readonly codePixels: number;
  /** The radius of the blur, in pixels. */
  readonly blurPixels: number;
  /** A number from 0 to 1 for noise and tilt. */
  readonly random: () => number;
}

/** The time between the exposure of the first and the last row, and the exposure of each. */
const SHUTTER_MS = 20;
const EXPOSURE_MS = 16;

/**
 * Returns the picture of a screen that changes from one code to the next `changeMs` after the exposure begins: tilted
 * by at most 6 degrees, with one side up to 8 % smaller, blurred, with little contrast and noise.
 */
export function photograph(camera: Camera, from: Squares, to: Squares, changeMs: number) {
  const { width, height, codePixels, random } = camera;
  const angle = ((random() - 0.5) * 12 * Math.PI) / 180;
  const keystone = (random() - 0.5) * 0.16;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const luma = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const begin = (y / height) * SHUTTER_MS;
    const after = Math.min(1, Math.max(0, (begin + EXPOSURE_MS - changeMs) / EXPOSURE_MS));
    for (let x = 0; x < width; x++) {
      let dark = 0;
      for (const [dx, dy] of SAMPLES) {
        const [h, v] = [x + dx - width / 2, y + dy - height / 2];
        const down = (-h * sin + v * cos) / codePixels;
        const across = (h * cos + v * sin) / codePixels / (1 + keystone * down);
        dark += isBlack(from, across, down) * (1 - after) + isBlack(to, across, down) * after;
      }
      luma[y * width + x] = 210 - (150 * dark) / SAMPLES.length;
    }
  }
  return { width, height, data: withNoise(blurred(luma, camera), random) };
}

const SAMPLES = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** @param across and down: from -0.5 to 0.5 within the code */
function isBlack({ size, black }: Squares, across: number, down: number): number {
  const [x, y] = [Math.floor((across + 0.5) * size), Math.floor((down + 0.5) * size)];
  return x < 0 || y < 0 || x >= size || y >= size ? 0 : (black[y * size + x] as number);
}

/** Blurs twice with a box, along rows and columns. */
function blurred(luma: Float32Array, { width, height, blurPixels }: Camera): Float32Array {
  let picture = luma;
  for (const step of [1, width, 1, width]) {
    const next = new Float32Array(picture.length);
    for (let at = 0; at < picture.length; at++) {
      let sum = 0;
      for (let by = -blurPixels; by <= blurPixels; by++) {
        sum += picture[Math.min(width * height - 1, Math.max(0, at + by * step))] as number;
      }
      next[at] = sum / (2 * blurPixels + 1);
    }
    picture = next;
  }
  return picture;
}

function withNoise(luma: Float32Array, random: () => number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(luma.length * 4).fill(255);
  for (let at = 0; at < luma.length; at++) {
    data.fill((luma[at] as number) + (random() - 0.5) * 40, at * 4, at * 4 + 3);
  }
  return data;
}
