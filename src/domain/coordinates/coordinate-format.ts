/** The forms a coordinate can be shown in; the first is the default. */
export const COORDINATE_FORMATS = ["wgs84", "dm", "dms", "rd", "utm", "mgrs", "pluscode"] as const;

/** One of the forms a coordinate can be shown in. */
export type CoordinateFormat = (typeof COORDINATE_FORMATS)[number];
