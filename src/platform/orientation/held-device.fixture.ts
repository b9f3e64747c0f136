import type { DeviceAngles } from "./compass-heading.ts";

type Matrix = readonly (readonly [number, number, number])[];

/** A way to hold a device while reading it, in degrees. */
export interface HeldDevice {
  /** The direction the user faces, clockwise from north. */
  readonly heading: number;
  /** The lift of the far edge of the screen: 0 lies flat, 90 stands upright. */
  readonly pitch: number;
  /** The drop of the right edge of the screen. */
  readonly lean: number;
  /** The value of `screen.orientation.angle`: the counter-clockwise turn of the device under its picture. */
  readonly screenAngle: number;
}

/** Returns the angles that this device reports, by rotating step by step. */
export function angleTriple({ heading, pitch, lean, screenAngle }: HeldDevice): DeviceAngles {
  const picture = times(times(turnZ(-heading), turnX(pitch)), turnY(lean));
  return anglesOf(times(picture, turnZ(screenAngle)));
}

/** Returns the W3C Z-X'-Y'' angles of a rotation from device axes to earth axes (east, north, up). */
function anglesOf(matrix: Matrix): DeviceAngles {
  const at = (row: number, column: number): number => matrix[row]?.[column] ?? Number.NaN;
  const isFaceUp = at(2, 2) > 0;
  const sign = isFaceUp ? 1 : -1;
  const alpha = Math.atan2(-sign * at(0, 1), sign * at(1, 1));
  const pitch = Math.asin(Math.max(-1, Math.min(1, at(2, 1))));
  const beta = isFaceUp ? pitch : pitch >= 0 ? Math.PI - pitch : -Math.PI - pitch;
  const gamma = Math.atan2(-sign * at(2, 0), sign * at(2, 2));
  const degrees = 180 / Math.PI;
  return { alpha: alpha * degrees, beta: beta * degrees, gamma: gamma * degrees };
}

function times(a: Matrix, b: Matrix): Matrix {
  return a.map((row) => {
    const cell = (column: 0 | 1 | 2): number =>
      row.reduce((sum, value, index) => sum + value * (b[index]?.[column] ?? Number.NaN), 0);
    return [cell(0), cell(1), cell(2)] as const;
  });
}

function turnX(degrees: number): Matrix {
  const [sin, cos] = sinCos(degrees);
  return [
    [1, 0, 0],
    [0, cos, -sin],
    [0, sin, cos],
  ];
}

function turnY(degrees: number): Matrix {
  const [sin, cos] = sinCos(degrees);
  return [
    [cos, 0, sin],
    [0, 1, 0],
    [-sin, 0, cos],
  ];
}

function turnZ(degrees: number): Matrix {
  const [sin, cos] = sinCos(degrees);
  return [
    [cos, -sin, 0],
    [sin, cos, 0],
    [0, 0, 1],
  ];
}

function sinCos(degrees: number): readonly [number, number] {
  return [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
}
