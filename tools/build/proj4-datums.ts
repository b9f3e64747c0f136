/**
 * Stands in for proj4's table of the datums of the world (6.8 kB gzipped) in the built app: RD brings
 * its own shift (`+towgs84`), so that only WGS84 is ever looked up by name. The keys and fields are
 * those of proj4's `constants/Datum`, which looks a datum up by both its names.
 */
const WGS84 = { towgs84: "0,0,0", ellipse: "WGS84", datumName: "WGS84" };

// biome-ignore lint/style/noDefaultExport: proj4 imports the default of the table that this replaces.
export default { wgs84: WGS84, WGS84 };
