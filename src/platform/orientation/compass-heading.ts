import { wrapDegrees } from "#domain/units/degrees.ts";

const DEGREE = Math.PI / 180;

/** The angles of a `DeviceOrientationEvent`, degrees; `alpha` counter-clockwise from north. */
export interface DeviceAngles {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
}

/**
 * The direction a device points to, degrees clockwise from north.
 *
 * The rotation matrix is that of the W3C Device Orientation specification (Z-X'-Y''). Its own worked
 * example follows the back of the device, which is meaningless for a phone that lies flat; so the top
 * edge counts for a phone held as a map and the back for one held up like a camera, whichever is the
 * more level of the two.
 * @param screenAngleDegrees how far the picture is turned from the device's own top edge, clockwise
 */
export function compassHeading(angles: DeviceAngles, screenAngleDegrees: number): number {
  const top = topEdge(angles);
  const back = backOfDevice(angles);
  const isHeldUp = Math.hypot(back.east, back.north) > Math.hypot(top.east, top.north);
  const pointing = isHeldUp ? back : top;
  const heading = Math.atan2(pointing.east, pointing.north) / DEGREE;
  return wrapDegrees(isHeldUp ? heading : heading + screenAngleDegrees);
}

interface Horizontal {
  readonly east: number;
  readonly north: number;
}

function topEdge({ alpha, beta }: DeviceAngles): Horizontal {
  const level = Math.cos(beta * DEGREE);
  return { east: -Math.sin(alpha * DEGREE) * level, north: Math.cos(alpha * DEGREE) * level };
}

function backOfDevice({ alpha, beta, gamma }: DeviceAngles): Horizontal {
  const [sinA, cosA] = [Math.sin(alpha * DEGREE), Math.cos(alpha * DEGREE)];
  const [sinG, cosG] = [Math.sin(gamma * DEGREE), Math.cos(gamma * DEGREE)];
  const sinB = Math.sin(beta * DEGREE);
  return { east: -cosA * sinG - sinA * sinB * cosG, north: -sinA * sinG + cosA * sinB * cosG };
}
