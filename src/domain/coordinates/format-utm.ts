import type { Utm } from "./utm.ts";

/** "31U 649050 5780460", easting first; around the poles (UPS) "Z 2026139 1984613". */
export function formatUtm({ zone, easting, northing }: Utm, band: string, decimals = 0): string {
  const prefix = zone === 0 ? band : `${zone}${band}`;
  return `${prefix} ${easting.toFixed(decimals)} ${northing.toFixed(decimals)}`;
}

/** Writes MGRS with spaces between its parts, as it is read aloud: "31U FT 49050 80460". */
export function spacedMgrs(mgrs: string): string {
  const [, zone = "", square = "", digits = ""] = /^(\d*[A-Z])([A-Z]{2})(\d*)$/.exec(mgrs) ?? [];
  const half = digits.length / 2;
  return [zone, square, digits.slice(0, half), digits.slice(half)].filter(Boolean).join(" ");
}
