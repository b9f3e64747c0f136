import type * as nl from "../../nl/exchange/import.ts";
import type { Words } from "../../words.ts";

export const importProblems = {
  unreadable: "This file can't be opened. Choose it again, or copy it to this device first.",
  empty: "This file is empty. Export it again from the app or device it came from.",
  entities:
    "This file contains references that could make your device freeze. Export it again from another app.",
  "too-deep":
    "This file's structure is too complex to read. Export the data again, preferably from another app.",
  "too-large": "This file is larger than 200 MB. Split it into smaller files and import those.",
  "too-many-entries":
    "This zip file contains more than 1000 files. Export it again with fewer photos, or split it.",
  "too-many-waypoints":
    "This file contains more than 25,000 waypoints. Split it into smaller files and import those.",
  "too-many-lines":
    "This file contains more than 2000 tracks and routes. Split it into smaller files and import those.",
  "too-many-points":
    "The tracks and routes in this file have more than 1,000,000 points in total. Split it into smaller files and import those.",
  "list-too-long":
    "This list is too long: the maximum is 5000 lines and 1,000,000 characters. Split it into smaller lists.",
  "damaged-zip": "This zip file is damaged. Download or export it again.",
  "encrypted-zip": "This zip file is password-protected. Create it again without a password.",
  "no-kml-in-zip":
    "This zip file doesn't contain a map (KML) or activity (FIT). Unzip it and choose the file you want.",
  "damaged-fit": "This FIT file is damaged. Copy it again from the device or app it came from.",
  "damaged-xml": "This file is damaged. Download or export it again.",
  "damaged-json": "This GeoJSON file is damaged. Download or export it again.",
  "other-crs":
    "This file uses a coordinate system that the app doesn't know. Convert it to WGS 84 (EPSG:4326).",
  topojson: "This is a TopoJSON file. Convert it to GeoJSON first.",
  "only-address-columns":
    "This table only contains addresses. Add coordinates, or choose the columns that contain them yourself.",
  "no-coordinate-columns":
    "It isn't clear which columns of this table contain the coordinates. Choose them yourself.",
} satisfies Words<typeof nl.importProblems>;

export const importNotes = {
  "encoding-guessed":
    "The character encoding of this file was guessed. Check that accented letters look right.",
  "text-after-end": "Extra text at the end of this file was ignored.",
  "markup-mended": "This file has errors in its markup. Check that everything you expect is there.",
  "areas-as-lines": "Areas with holes or several parts were imported as outlines.",
  "several-documents": "This zip file contains several maps or activities. All of them were read.",
  "wrong-checksum":
    "The checksum of this FIT file is wrong, so some of the data may be damaged. Check that everything you expect is there.",
  "lat-lng-swapped":
    "As they stand, these points are in the sea off Somalia. With latitude and longitude swapped, they're in the Netherlands.",
  "lat-lng-exchanged":
    "Latitude and longitude have been swapped, so everything is now in the Netherlands.",
  "times-do-not-match":
    "In one track, the number of timestamps doesn't match the number of points. The extra ones were skipped.",
} satisfies Words<typeof nl.importNotes>;

export const importProblemWords = {
  line: (line) => `(Line ${line}.)`,
  format: (name) => `${name}`,
  unknownKind: (formats) =>
    `This file doesn't contain any waypoints or tracks. Choose a ${formats} file.`,
} satisfies Words<typeof nl.importProblemWords>;
