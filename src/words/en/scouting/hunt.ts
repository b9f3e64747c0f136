import type * as nl from "../../nl/scouting/hunt.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const huntTexts = {
  heading: "Hunt",
  newRadius: "Radius of a new circle",
  staysInArea: "Foxes stay in their area",
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
  chooseWaypoints: "Choose a folder or a waypoint. A circle is drawn around each point.",
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
  fox: "Fox on the map",
  allFoxes: "all",
  old: "Old sightings",
  oldLooks: { shown: "as usual", faded: "faded", hidden: "hidden" },
  oldAfter: "Old after (minutes)",
  notMinutes: "Type 1 to 10,080 minutes.",
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
} satisfies Words<typeof nl.huntTexts>;

export const grownText = ((distance) => `now up to ${distance}`) satisfies Words<
  typeof nl.grownText
>;

export const huntWords = {
  names: {
    circles: "Circle",
    sightings: "Sighting",
    areas: "Area",
  },
  circles: (circles) => plural(circles, { one: "# circle", other: "# circles" }),
  sightings: (sightings) => plural(sightings, { one: "# sighting", other: "# sightings" }),
  hiddenSightings: (sightings) =>
    plural(sightings, {
      one: "# sighting is not on the map.",
      other: "# sightings are not on the map.",
    }),
  areas: (areas) => plural(areas, { one: "# area", other: "# areas" }),
  shareChanges: (changes) => `Share update (${changes.shown})`,
  firstCorner: "Tap the corners of the area on the map one by one.",
  nextCorner: (corners) =>
    `${plural(corners, { one: "# corner", other: "# corners" })}. Tap the next corner.`,
  folder: (name, waypoints) => `Folder ${name} (${waypoints.shown})`,
  gone: (parts) => `${parts.shown} removed`,
  remove: (name) => `Remove ${name}`,
  removeUnnamed: "Remove this",
  earlier: (sightings) => `Show ${sightings.shown} earlier`,
  someEarlier: (count, sightings) => `Show ${count} of ${sightings.shown} earlier`,
  circleNote: (distance) => `Radius ${distance}`,
  sightingNote: (time, speed) => `Seen at ${time}, ${speed} km/h`,
} satisfies Words<typeof nl.huntWords>;
