/** Texts of the patrols of a route and their sheets. */
export const patrolTexts = {
  heading: "Patrols",
  hint: "Each patrol follows the route in its own way. All sheets are printed together, with one solution for the leaders.",
  notStored:
    "Save the route first. Until the plan has a name, anything you choose here will be lost when you leave this screen.",
  failed:
    "Not saved, because this device's storage is full or isn't working. Free up some space and keep the app open. It will then be saved after all.",
  notRead:
    "The saved sheets can't be read right now, because this device's storage isn't working. Your changes will be added to them later.",
  unreadable:
    "This version of the app can't read what was saved here. The saved data will be kept alongside anything you enter now.",
  phone: "Leaders' phone number",
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
  addStretch: "Add a section with another technique",
  removeStretch: "Remove",
  remove: "Delete patrol",
  isFull: "You can't add any more patrols to this route.",
  print: "Print everything",
  share: "Share with other leaders",
  shareHint: "The route with all settings and patrols, as a link or QR code. Not for the scouts.",
  asBook: "As a booklet, with a cover, rules and explanations of the techniques",
  withLostNote: "Include an “Open this if you're lost” sheet",
  withMaps: "Include a map of each section, without the route",
  map: "Map",
  stop: "Stop",
  preparing: "Finding the junctions for each patrol…",
  mapsFailed:
    "This device can't draw the maps. Close other apps and try again, or print without maps.",
  printFailed: "The sheets can't be made right now. Try again.",
  where: "Who is where and when",
  whereColumns: ["Time", "Patrol", "Point", "At km", "RD"],
  whereNote: "Times assume a steady walking pace, without breaks or stops at checkpoints.",
  noTimes: "None of the patrols has a start time, so no times are shown.",
  lostHeading: "Open this if you're lost",
  lostFold:
    "Fold the bottom part up over this empty space and staple it shut. Only open it if you have to.",
  lostStay: "Stay together, and stay where you are.",
  lostTell: "Tell them what you can see, and your coordinates if you have them.",
  lostNoPhone: "Call the leaders. In an emergency, call 112.",
  route: "Route",
  unnamed: "Patrol",
  bookHeading: "Route booklet",
  rulesHeading: "Rules",
  rules: [
    "Stay together: the slowest person sets the pace.",
    "On roads without a pavement, walk on the left. Carry a light in the dark.",
    "Read the whole sheet before you start, and tick off each point as you pass it.",
    "If something doesn't match, go back to the last point where everything did.",
    "Only open the folded sheet if you're really lost.",
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

/** "Call the leaders: 06-12345678. In an emergency, call 112." */
export function lostPhoneText(phone: string): string {
  return phone === ""
    ? patrolTexts.lostNoPhone
    : `Call the leaders: ${phone}. In an emergency, call 112.`;
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

/** "Section 2 of Foxes". */
export function stretchLabel(number: number, patrol: string): string {
  return `Section ${number} of ${patrol || patrolTexts.unnamed}`;
}

/** "5.2 km · 3 patrols". */
export function coverText(length: string, count: number): string {
  return `${length} · ${count} ${count === 1 ? "patrol" : "patrols"}`;
}
