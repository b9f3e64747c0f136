import { distanceText } from "#sentences/intl/distance.ts";
import { localMoment, otherDay, upToOneDecimal } from "#sentences/intl/format.ts";

/** Texts of the hunt. */
export const huntTexts = {
  heading: "Hunt",
  show: "Show on the map",
  empty: "Tap the map, or centre it on a location, and choose what to add there.",
  center: "The centre of the map",
  tapped: "The location you tapped",
  addCircle: "Circle",
  addSighting: "Sighting",
  addArea: "Area from a track",
  drawArea: "Draw an area",
  cornerAtCenter: "Corner at the map centre",
  removeCorner: "Remove last corner",
  saveArea: "Save this area",
  cancel: "Cancel",
  fromWaypoints: "Circles around waypoints",
  chooseWaypoints:
    "Choose a folder or a waypoint. A circle with a 500 m radius is drawn around each point.",
  circles: "Circles",
  sightings: "Sightings",
  areas: "Areas",
  label: "Name",
  radius: "Radius in metres",
  time: "Seen at",
  speed: "Speed in km/h",
  notARadius: "Enter a distance from 1 to 100,000 metres.",
  notASpeed: "Enter a speed from 0 to 130 km/h.",
  notATime: "Enter a time such as 14:30.",
  ahead: "in the future",
  share: "Share",
  gpx: "GPX",
  shareTitle: "Hunt",
  clear: "Clear the hunt",
  noTracks:
    "First import a file that contains areas (GeoJSON, KML or GPX). Each area becomes a track.",
  notAnArea: "This track doesn't enclose an area. Choose another one.",
  chooseTrack: "Which track forms the edge of the area?",
  failed: "This hunt can't be saved and will be lost when you close the app.",
  incoming: "This link contains a hunt.",
  incomingFile: "This file contains a hunt.",
  mergeHint:
    "Your own items are kept. If you and the sender both have the same item, the most recent version is used.",
  known: "You already have everything in this hunt.",
  understood: "Got it",
  openFile: "Open a hunt from a file",
  noHuntInFile:
    "This file doesn't contain a hunt from this app. To use its points, import it under Waypoints.",
  status: "Status",
  statuses: { open: "open", found: "found", closed: "closed" },
  color: "Colour",
  usualColor: "Default",
  accept: "Add",
  refuse: "Don’t add",
  damagedLink: "The hunt in this link can't be read. Ask for a new link.",
  tooLargeLink:
    "This hunt is too large: it has more than 500 circles, sightings and areas. Ask the sender for a smaller one.",
  full: "A hunt can have up to 500 circles, sightings and areas in total. Remove any you no longer need, then try again.",
  newerLink:
    "This link was made with a newer version of the app. Update the app and open the link again.",
  linkTooLong: "This hunt is too large to share this way. Share it as GPX instead.",
} as const;

const sightingTime = localMoment({ hour: "2-digit", minute: "2-digit" });

/** "14:30". */
export function sightingTimeText(atMs: number): string {
  return sightingTime.format(atMs);
}

/** A sighting this far ahead of the clock is not one of a phone whose clock differs a little. */
const AHEAD_MS = 5 * 60_000;

/** Returns the day of a sighting, "yesterday", or reports that it is still to come; null for earlier today. */
export function sightingDayText(atMs: number, nowMs: number): string | null {
  const day = otherDay(atMs, nowMs);
  const ahead = atMs - nowMs > AHEAD_MS ? huntTexts.ahead : null;
  return [day, ahead].filter((text) => text !== null).join(": ") || null;
}

const USUAL_NAMES = { circles: "Circle", sightings: "Sighting", areas: "Area" } as const;

/** "Circle 3", "Sighting 2", "Area 1". */
export function usualName(part: keyof typeof USUAL_NAMES, number: number): string {
  return `${USUAL_NAMES[part]} ${number}`;
}

/** "Share update (3)": what changed since the last time. */
export function shareChangesText(count: number): string {
  return `Share update (${count})`;
}

/** Says what the next tap does: "2 corners. Tap the next corner." */
export function cornersText(count: number): string {
  if (count === 0) return "Tap the corners of the area on the map one by one.";
  return `${count === 1 ? "1 corner" : `${count} corners`}. Tap the next corner.`;
}

/** "Folder Posten (12)". */
export function folderOfWaypoints(name: string, count: number): string {
  return `Folder ${name} (${count})`;
}

/** "2 removed"; empty for none. */
export function huntGoneText(count: number): string {
  return count === 0 ? "" : `${count} removed`;
}

/** "North (found)", the name of an area on the map. */
export function areaLabel(name: string, status: keyof typeof huntTexts.statuses): string {
  return status === "open" ? name : `${name} (${huntTexts.statuses[status]})`.trim();
}

/** The words for a hunt in a file. */
export const HUNT_WORDS = {
  name: huntTexts.shareTitle,
  circle: huntTexts.addCircle,
  sighting: huntTexts.addSighting,
  circleNote: ({ radiusMeters }: { readonly radiusMeters: number }) =>
    `Radius ${distanceText(radiusMeters, "foot")}`,
  sightingNote: ({ atMs, speedKmh }: { readonly atMs: number; readonly speedKmh: number }) =>
    `Seen at ${sightingTimeText(atMs)}, ${upToOneDecimal.format(speedKmh)} km/h`,
} as const;

/** "Remove Circle 3". */
export function removeHuntPart(name: string): string {
  return `Remove ${name || "this"}`;
}

/** "2 circles, 1 sighting, 3 areas". */
export function huntContents(circles: number, sightings: number, areas: number): string {
  const parts = [
    count(circles, "circle", "circles"),
    count(sightings, "sighting", "sightings"),
    count(areas, "area", "areas"),
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function count(number: number, one: string, many: string): string {
  if (number === 0) return "";
  return `${number} ${number === 1 ? one : many}`;
}

/** "now up to 1.2 km": the distance that the person can have come since the sighting. */
export function grownText(distance: string): string {
  return `now up to ${distance}`;
}

/** "Show 50 of 950 earlier". */
export function earlierText(count: number, hidden: number): string {
  return count === hidden ? `Show ${hidden} earlier` : `Show ${count} of ${hidden} earlier`;
}
