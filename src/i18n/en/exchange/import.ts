import { listText } from "#i18n/intl/list-text.ts";

/** The reasons for refusing a file, and what to do. */
const importProblemTexts: Readonly<Record<string, string>> = {
  unreadable: "This file cannot be opened. Choose it again, or first put a copy on this device.",
  empty: "This file is empty. Export it again from the app or device it comes from.",
  entities:
    "This file has references that can make a device freeze. Export it again from another app.",
  "too-deep":
    "This file is nested unusually deep. Export the data again, preferably from another app.",
  "too-large": "This file is larger than 200 MB. Split it into smaller files and import those.",
  "too-many-entries":
    "This zip file has more than 1000 files in it. Export it again with fewer photos, or split it.",
  "too-many-waypoints":
    "This file has more than 25,000 waypoints. Split it into smaller files and import those.",
  "too-many-lines":
    "This file has more than 2000 tracks and routes. Split it into smaller files and import those.",
  "too-many-points":
    "The tracks and routes in this file have more than 1,000,000 points together. Split it into smaller files and import those.",
  "list-too-long":
    "This list is too long: 5000 lines and 1,000,000 characters at most. Split it into smaller lists.",
  "damaged-zip": "This zip file is damaged. Download or export it again.",
  "encrypted-zip": "This zip file has a password. Make it again without a password.",
  "no-kml-in-zip":
    "There is no map (KML) or activity (FIT) in this zip file. Unpack it and choose the file you want.",
  "damaged-fit": "This FIT file is damaged. Get it again from the device or app it comes from.",
  "damaged-xml": "This file is damaged. Download or export it again.",
  "damaged-json": "This GeoJSON file is damaged. Download or export it again.",
  topojson: "This is a TopoJSON file. Convert it to GeoJSON first.",
  "only-address-columns":
    "This table has addresses only, no coordinates. Add the coordinates, or choose their columns yourself.",
  "no-coordinate-columns":
    "This table does not show which columns have the coordinates. Choose them yourself.",
};

/** Notes about a file that was read. */
const noteTexts: Readonly<Record<string, string>> = {
  "encoding-guessed":
    "The character encoding of this file was guessed. Check that names with accents are right.",
  "text-after-end": "There is something after the end of this file; it was skipped.",
  "markup-mended": "This file has errors in its markup. Check that everything you expect is there.",
  "areas-as-lines": "Areas with holes or several parts were taken over as the line around them.",
  "several-documents": "This zip file has several maps or activities; all of them were read.",
  "wrong-checksum":
    "The checksum of this FIT file is wrong: something in it has changed. Check that everything you expect is there.",
  "lat-lng-swapped":
    "As it stands, everything is in the sea off Somalia; with latitude and longitude swapped it is in the Netherlands.",
  "lat-lng-exchanged": "Latitude and longitude were swapped: now everything is in the Netherlands.",
  "times-do-not-match":
    "A track has more times than points, or fewer; what is left over was dropped.",
};

/**
 * Returns the sentence for a refused file, with the line of the problem if known.
 * @param formats the names of the formats that can be imported
 */
export function importProblemText(
  { reason, line }: { readonly reason: string; readonly line?: number },
  formats: readonly string[],
): string {
  if (reason === "unknown-kind") return unknownKindText(formats);
  const sentence = importProblemTexts[reason] ?? importProblemTexts["damaged-xml"] ?? "";
  return line === undefined ? sentence : `${sentence} (Line ${line}.)`;
}

/** "… Choose a GPX, KML or CSV file." */
function unknownKindText(formats: readonly string[]): string {
  const list = listText(formats, "disjunction");
  return `This is not a file with places or tracks. Choose a ${list} file.`;
}

/** Returns the sentence for a note; empty for a note that this version does not know. */
export function importNoteText(note: string): string {
  return noteTexts[note] ?? "";
}
