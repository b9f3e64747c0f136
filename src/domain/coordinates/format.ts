import type { LatLng } from "./lat-lng.ts";
import type { Rd } from "./rd.ts";

/** Decimal degrees, latitude first, five digits (a metre): "52.15517, 5.38720". */
export function formatLatLng({ lat, lng }: LatLng): string {
  return `${fixed(lat, 5)}, ${fixed(lng, 5)}`;
}

/** Degrees and minutes, a thousandth of a minute (2 m): "52°09.310'N 5°23.232'E". */
export function formatDm({ lat, lng }: LatLng): string {
  return `${dm(lat)}${lat < 0 ? "S" : "N"} ${dm(lng)}${lng < 0 ? "W" : "E"}`;
}

/** Degrees, minutes and seconds, a tenth of a second (3 m): `52°09'18.6"N 5°23'13.9"E`. */
export function formatDms({ lat, lng }: LatLng): string {
  return `${dms(lat)}${lat < 0 ? "S" : "N"} ${dms(lng)}${lng < 0 ? "W" : "E"}`;
}

/** Whole metres, x first: "155000, 463000". */
export function formatRd({ x, y }: Rd): string {
  return `${fixed(x, 0)}, ${fixed(y, 0)}`;
}

/** `toFixed` without its "-0.00000". */
function fixed(value: number, digits: number): string {
  return Number(value.toFixed(digits)).toFixed(digits);
}

// Rounded as a whole before it is taken apart, so that no 60th minute or second can appear.
function dm(degrees: number): string {
  const thousandths = Math.round(Math.abs(degrees) * 60_000);
  const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, "0");
  return `${Math.floor(thousandths / 60_000)}°${minutes}'`;
}

function dms(degrees: number): string {
  const tenths = Math.round(Math.abs(degrees) * 36_000);
  const minutes = String(Math.floor((tenths % 36_000) / 600)).padStart(2, "0");
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, "0");
  return `${Math.floor(tenths / 36_000)}°${minutes}'${seconds}"`;
}

/** A `geo:` URI (RFC 5870) in WGS 84, latitude first, that map apps open: "geo:52.15517,5.38720". */
export function geoUri({ lat, lng }: LatLng): string {
  return `geo:${fixed(lat, 5)},${fixed(lng, 5)}`;
}
