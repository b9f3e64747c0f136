/** The forms in which a coordinate can be shown; the first is the default. */
export const COORDINATE_FORMATS = ["wgs84", "dm", "dms", "rd", "utm", "mgrs", "pluscode"] as const;

/** One of the forms in which a coordinate can be shown. */
export type CoordinateFormat = (typeof COORDINATE_FORMATS)[number];
