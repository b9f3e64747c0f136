import imported from "open-location-code-typescript";
import type { LatLng } from "./lat-lng.ts";

// The library is CommonJS: some loaders return the class itself, others the module around it.
const OpenLocationCode =
  "default" in imported ? (imported as { default: typeof imported }).default : imported;

const HAIR = 1e-9;

/** The rectangle that a plus code (Open Location Code) names, degrees. */
export interface PlusCodeArea {
  readonly center: LatLng;
  readonly heightDegrees: number;
  readonly widthDegrees: number;
}

/** Returns the full plus code of ten digits (14 m): "9F46594P+3V". */
export function toPlusCode({ lat, lng }: LatLng): string {
  // The library rounds first, so a place just before the edge would land in the next cell.
  return OpenLocationCode.encode(Math.min(lat, 90 - HAIR), lng > 180 - HAIR ? -180 : lng);
}

/**
 * Returns whether a text is a full plus code or a short one (without its first four or six digits); null for
 * neither.
 */
export function plusCodeKind(text: string): "full" | "short" | null {
  if (OpenLocationCode.isFull(text)) return "full";
  return OpenLocationCode.isShort(text) ? "short" : null;
}

/** Returns the area of a full plus code. */
export function fromPlusCode(code: string): PlusCodeArea {
  const area = OpenLocationCode.decode(code);
  return {
    center: { lat: area.latitudeCenter, lng: area.longitudeCenter },
    heightDegrees: area.getLatitudeHeight(),
    widthDegrees: area.getLongitudeWidth(),
  };
}

/** Returns the full code nearest to a place that ends in this short code. */
export function fullPlusCode(shortCode: string, near: LatLng): string {
  return OpenLocationCode.recoverNearest(shortCode, near.lat, near.lng);
}
