/** The service with the marks of Rijkswaterstaat: docs/formats/official-marks.md. */
export const MARKS_SERVICE = "https://api.pdok.nl/rws/vaarwegmarkeringen-nederland/ogc/v1";
