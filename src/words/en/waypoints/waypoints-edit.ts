import type * as nl from "../../nl/waypoints/waypoints-edit.ts";
import type { Words } from "../../words.ts";

/** Texts of the form that changes a waypoint. */
export const editTexts = {
  nameMissing: "Give the waypoint a name.",
  draftStored: "You hadn't finished editing. Your changes have been kept.",
  altitude: "Altitude (m)",
  altitudeWrong: "Enter the altitude in metres, such as 12 or 12.5.",
  icon: "Icon",
  noIcon: "None",
  color: "Colour",
  noColor: "Default",
  folderHint: "Optional. A new name creates a new folder.",
  folder: "Folder",
  gone: "This waypoint was deleted while you were editing it. Your changes now exist only here.",
  putBack: "Restore with my changes",
  leaveGone: "Leave it deleted",
} satisfies Words<typeof nl.editTexts>;

/** Texts about fields that were changed in this form and elsewhere. */
export const conflictTexts = {
  heading: "Also changed somewhere else",
  explanation:
    "This waypoint was also changed elsewhere while you were editing it, for example in another window. Choose which version to keep before you save.",
  here: "Here",
  elsewhere: "There",
  empty: "Empty",
  keepMine: "Keep this one",
  takeTheirs: "Use the other one",
  fields: {
    name: "Name",
    note: "Note",
    place: "Coordinates",
    altitude: "Altitude",
    folder: "Folder",
    icon: "Icon",
    color: "Colour",
  },
} satisfies Words<typeof nl.conflictTexts>;

/** "Changed elsewhere while you were editing: name, colour. The current version is shown below." */
export const fieldsFollowed = ((fields) =>
  `Changed elsewhere while you were editing: ${fields}. The current version is shown below.`) satisfies Words<
  typeof nl.fieldsFollowed
>;

/** The names of the icons of waypoints, by the ids in `domain/waypoints/waypoint-icons.ts`. */
export const waypointIconTexts = {
  star: "Star",
  heart: "Heart",
  flag: "Flag",
  start: "Start",
  finish: "Finish",
  checkpoint: "Checkpoint",
  junction: "Node",
  campsite: "Tent",
  campfire: "Campfire",
  cabin: "Log cabin",
  shelter: "Shelter",
  home: "House",
  lodging: "Place to sleep",
  "drinking-water": "Drinking water",
  toilet: "Toilet",
  shower: "Shower",
  "picnic-site": "Picnic site",
  bench: "Bench",
  viewpoint: "Viewpoint",
  photo: "Photo",
  information: "Information",
  danger: "Danger",
  "first-aid": "First aid",
  restaurant: "Food",
  cafe: "Coffee",
  shop: "Shop",
  pedestrian: "Walking",
  bicycle: "Bike",
  "bicycle-repair": "Bike repair",
  horse: "Horse",
  car: "Car",
  parking: "Car park",
  bus: "Bus",
  rail: "Train",
  boat: "Boat",
  canoe: "Canoe",
  harbor: "Harbour",
  mooring: "Mooring",
  slipway: "Slipway",
  ferry: "Ferry",
  lock: "Lock",
  dam: "Dam or weir",
  bridge: "Bridge",
  buoy: "Buoy",
  lighthouse: "Lighthouse",
  swimming: "Swimming area",
  forest: "Forest",
  tree: "Tree",
  mountain: "Hilltop",
  gate: "Gate",
  pitch: "Playing field",
  church: "Church",
  tower: "Tower",
  windmill: "Windmill",
  geocache: "Treasure",
} satisfies Words<typeof nl.waypointIconTexts>;
