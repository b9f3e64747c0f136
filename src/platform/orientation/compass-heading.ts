import { wrapDegrees } from "#domain/units/degrees.ts";

const DEGREE = Math.PI / 180;

/** The angles of a `DeviceOrientationEvent`, degrees; `alpha` counter-clockwise from north. */
export interface DeviceAngles {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
}

/**
 * Computes the direction in which a device points for its user, degrees clockwise from north, at any tilt.
 *
 * The rotation matrix follows the W3C Device Orientation specification (Z-X'-Y''). The worked example there follows
 * the back of the device, which has no meaning for a phone that lies flat. So a phone held like a map counts from the
 * top of the screen, and a phone held like a camera from its back, whichever of the two is closer to level.
 * @param screenAngleDegrees the clockwise rotation of the screen from the natural top edge of the device
 */
export function compassHeading(angles: DeviceAngles, screenAngleDegrees: number): number {
  const top = topOfPicture(angles, screenAngleDegrees * DEGREE);
  const back = backOfDevice(angles);
  const isHeldUp = Math.hypot(back.east, back.north) > Math.hypot(top.east, top.north);
  const pointing = isHeldUp ? back : top;
  return wrapDegrees(Math.atan2(pointing.east, pointing.north) / DEGREE);
}

/** The horizontal part of a unit vector. */
interface Horizontal {
  readonly east: number;
  readonly north: number;
}

/** Returns the top of the screen in earth axes, from the device's top edge (y) and right edge (x). */
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
