/** Texts of the patrols of a route and their sheets. */
export const patrolTexts = {
  heading: "Patrols",
  hint: "Each patrol walks the route in its own way. All sheets are printed in one go, with one solution for the leaders.",
  notStored:
    "Save the route first: while the plan has no name, all this is lost as soon as you leave this screen.",
  failed:
    "Not saved: the storage of this device does not work or is full. Free some space, then change something.",
  unreadable:
    "This version cannot read what was saved here. It is kept, beside what you fill in now.",
  phone: "Phone of the leaders",
  speed: "Walking pace (km/h)",
  add: "Add a patrol",
  name: "Name",
  startTime: "Start time",
  direction: "Direction",
  forward: "As planned",
  backward: "Reversed",
  start: "Starting point",
  startOfRoute: "start of the route",
  stretches: "Techniques",
  technique: "Technique",
  until: "Until",
  untilEnd: "the finish",
  addStretch: "Add a stretch with another technique",
  removeStretch: "Remove",
  remove: "Delete patrol",
  isFull: "One route cannot have more patrols.",
  print: "Print everything",
  share: "Share with other leaders",
  shareHint: "The route with all choices and patrols, as a link or QR code. Not for the scouts.",
  asBook: "As a booklet: with a cover, rules and how the techniques work",
  withLostNote: "With a sheet “Open this if you are lost”",
  withMaps: "With a map of each stretch, without the route on it",
  map: "Map",
  stop: "Stop",
  preparing: "Looking up the junctions for each patrol…",
  mapsFailed:
    "This device cannot draw the maps. Close other apps and try again, or print without maps.",
  printFailed: "The sheets cannot be made right now. Try again.",
  where: "Who is where, and when",
  whereColumns: ["Time", "Patrol", "Point", "At km", "RD"],
  whereNote: "Times at a steady walking pace, without breaks or checkpoints.",
  noTimes: "No patrol has a start time, so there are no times.",
  lostHeading: "Open this if you are lost",
  lostFold:
    "Fold the bottom part up over this empty space and staple it shut. Open it only if you need to.",
  lostStay: "Stay together, and stay where you are.",
  lostTell: "Tell them what you can see, and your coordinates if you have them.",
  lostNoPhone: "Call the leaders. In danger, call 112.",
  route: "Route",
  unnamed: "Patrol",
  bookHeading: "Route booklet",
  rulesHeading: "Rules",
  rules: [
    "Stay together: the slowest sets the pace.",
    "On a road without a pavement, walk on the left, and carry a light in the dark.",
    "Read the whole sheet before you start, and tick off each point you have passed.",
    "If something does not match, go back to the last point where it did.",
    "Open the folded sheet only if you are really lost.",
  ],
  techniquesHeading: "How to read the sheets",
} as const;

/** "10:15", also on a later day; minutes since midnight of the first day, null for none. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return "";
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${`${hour}`.padStart(2, "0")}:${`${minute}`.padStart(2, "0")}`;
}

/** "Drawing map 2 of 5…" */
export function drawingMapText(number: number, count: number): string {
  return `Drawing map ${number} of ${count}…`;
}

/** "Start to 3, scale 1:25,000. Grid north (RD grid) is at the top." */
export function stretchMapNote(start: string, finish: string, scale: string): string {
  return `${start} to ${finish}, scale ${scale}. Grid north (RD grid) is at the top.`;
}

/** "Day 2", above the times of another day than the first. */
export function dayText(day: number): string {
  return `Day ${day}`;
}

/** "Patrol 2", the name of a new one. */
export function newPatrolName(number: number): string {
  return `${patrolTexts.unnamed} ${number}`;
}

/** "Start at 10:15. Leaders: 06-12345678."; empty if neither is known. */
export function patrolNote(startMinutes: number | null, phone: string): string {
  const start = startMinutes === null ? "" : `Start at ${minutesText(startMinutes)}.`;
  const leader = phone === "" ? "" : `Leaders: ${phone}.`;
  return [start, leader].filter((text) => text !== "").join(" ");
}

/** "Call the leaders: 06-12345678. In danger, call 112." */
export function lostPhoneText(phone: string): string {
  return phone === ""
    ? patrolTexts.lostNoPhone
    : `Call the leaders: ${phone}. In danger, call 112.`;
}

/** "The route ends at RD 84512, 447201." */
export function lostFinishText(place: string): string {
  return `The route ends at ${place}.`;
}

/** "point 3, after 1.2 km". */
export function pointText(number: number, distance: string): string {
  return `point ${number}, after ${distance}`;
}

/** "Delete patrol Foxes". */
export function removePatrolLabel(name: string): string {
  return `${patrolTexts.remove} ${name}`.trim();
}

/** "Stretch 2 of Foxes". */
export function stretchLabel(number: number, patrol: string): string {
  return `Stretch ${number} of ${patrol || patrolTexts.unnamed}`;
}

/** "5.2 km · 3 patrols". */
export function coverText(length: string, count: number): string {
  return `${length} · ${count} ${count === 1 ? "patrol" : "patrols"}`;
}
