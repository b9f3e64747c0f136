/** Said where a form has no words for a place: RD abroad. */
export const NO_SUCH_COORDINATE = "bestaat niet voor deze plek";

const FORMAT_NAMES = {
  wgs84: "Graden (WGS84)",
  dm: "Graden en minuten",
  dms: "Graden, minuten, seconden",
  rd: "RD (Rijksdriehoek)",
  utm: "UTM",
  mgrs: "MGRS",
  pluscode: "Plus code",
} as const;

/** What a form in which coordinates are shown is called. */
export function coordinateFormatName(format: keyof typeof FORMAT_NAMES): string {
  return FORMAT_NAMES[format];
}
