import type { LatLng } from "./lat-lng.ts";
import type { Rd } from "./rd.ts";

/** Writes decimal degrees, latitude first, with five decimals (a metre): "52.15517, 5.38720". */
export function formatLatLng({ lat, lng }: LatLng): string {
  return `${fixed(lat, 5)}, ${fixed(lng, 5)}`;
}

/** Writes degrees and minutes, to a thousandth of a minute (2 m): "52°09.310'N 5°23.232'E". */
export function formatDm({ lat, lng }: LatLng, decimals = 3): string {
  return `${dm(lat, decimals)}${lat < 0 ? "S" : "N"} ${dm(lng, decimals)}${lng < 0 ? "W" : "E"}`;
}

/** Writes degrees, minutes and seconds, to a tenth of a second (3 m): `52°09'18.6"N 5°23'13.9"E`. */
export function formatDms({ lat, lng }: LatLng, decimals = 1): string {
  return `${dms(lat, decimals)}${lat < 0 ? "S" : "N"} ${dms(lng, decimals)}${lng < 0 ? "W" : "E"}`;
}

/** Writes RD metres, x first: "155000, 463000". */
export function formatRd({ x, y }: Rd, decimals = 0): string {
  return `${fixed(x, decimals)}, ${fixed(y, decimals)}`;
}

/** Like `toFixed`, but without "-0.00000". */
function fixed(value: number, digits: number): string {
  return Number(value.toFixed(digits)).toFixed(digits);
}

// Rounds before splitting into parts, so that no 60th minute or second can appear.
function dm(degrees: number, decimals: number): string {
  const unit = 10 ** decimals;
  const parts = Math.round(Math.abs(degrees) * 60 * unit);
  const minutes = ((parts % (60 * unit)) / unit).toFixed(decimals);
  return `${Math.floor(parts / (60 * unit))}°${padded(minutes)}'`;
}

function dms(degrees: number, decimals: number): string {
  const unit = 10 ** decimals;
  const parts = Math.round(Math.abs(degrees) * 3600 * unit);
  const minutes = Math.floor((parts % (3600 * unit)) / (60 * unit));
  const seconds = ((parts % (60 * unit)) / unit).toFixed(decimals);
  return `${Math.floor(parts / (3600 * unit))}°${padded(String(minutes))}'${padded(seconds)}"`;
}

/** Pads to two digits before the point: "9.310" becomes "09.310". */
function padded(number: string): string {
  return /^\d(?:\D|$)/.test(number) ? `0${number}` : number;
}

/** Returns a `geo:` URI (RFC 5870) in WGS 84, latitude first, which map apps open: "geo:52.15517,5.38720". */
export function geoUri({ lat, lng }: LatLng): string {
  return `geo:${fixed(lat, 5)},${fixed(lng, 5)}`;
}
