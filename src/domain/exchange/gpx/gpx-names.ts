/** The namespace of GPX 1.1. */
export const GPX_NAMESPACE = "http://www.topografix.com/GPX/1/1";

/** OsmAnd's namespace: `icon`, `color` and `background` of a waypoint, `color` of a line. */
export const OSMAND_NAMESPACE = "https://osmand.net/docs/technical/osmand-file-formats/osmand-gpx";

/** The namespace of this app, for the fields that GPX lacks; described in docs/formats/export.md. */
export const OWN_NAMESPACE = "urn:scouting-map:gpx:1";
