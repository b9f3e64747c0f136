import { wrapDegrees } from "#domain/units/degrees.ts";

const DEGREE = Math.PI / 180;

/** The angles of a `DeviceOrientationEvent`, degrees; `alpha` counter-clockwise from north. */
export interface DeviceAngles {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
}

/**
 * The direction that a device points to for who reads its screen, degrees clockwise from north,
 * however it is tilted.
 *
 * The rotation matrix is that of the W3C Device Orientation specification (Z-X'-Y''). Its own worked
 * example follows the back of the device, which is meaningless for a phone that lies flat; so the top
 * of the picture counts for a phone held as a map and the back for one held up like a camera,
 * whichever is the more level of the two.
 * @param screenAngleDegrees how far the picture is turned from the device's own top edge, clockwise
 */
export function compassHeading(angles: DeviceAngles, screenAngleDegrees: number): number {
  const top = topOfPicture(angles, screenAngleDegrees * DEGREE);
  const back = backOfDevice(angles);
  const isHeldUp = Math.hypot(back.east, back.north) > Math.hypot(top.east, top.north);
  const pointing = isHeldUp ? back : top;
  return wrapDegrees(Math.atan2(pointing.east, pointing.north) / DEGREE);
}

/** The level part of a direction of length 1. */
interface Horizontal {
  readonly east: number;
  readonly north: number;
}

/** The device's own top edge (y) and right edge (x), as much of each as the picture is turned. */
function topOfPicture({ alpha, beta, gamma }: DeviceAngles, turn: number): Horizontal {
  const [sinA, cosA] = [Math.sin(alpha * DEGREE), Math.cos(alpha * DEGREE)];
  const [sinB, cosB] = [Math.sin(beta * DEGREE), Math.cos(beta * DEGREE)];
  const [sinG, cosG] = [Math.sin(gamma * DEGREE), Math.cos(gamma * DEGREE)];
  const right = { east: cosA * cosG - sinA * sinB * sinG, north: sinA * cosG + cosA * sinB * sinG };
  const top = { east: -sinA * cosB, north: cosA * cosB };
  return {
    east: Math.sin(turn) * right.east + Math.cos(turn) * top.east,
    north: Math.sin(turn) * right.north + Math.cos(turn) * top.north,
  };
}

function backOfDevice({ alpha, beta, gamma }: DeviceAngles): Horizontal {
  const [sinA, cosA] = [Math.sin(alpha * DEGREE), Math.cos(alpha * DEGREE)];
  const [sinG, cosG] = [Math.sin(gamma * DEGREE), Math.cos(gamma * DEGREE)];
  const sinB = Math.sin(beta * DEGREE);
  return { east: -cosA * sinG - sinA * sinB * cosG, north: -sinA * sinG + cosA * sinB * cosG };
}
