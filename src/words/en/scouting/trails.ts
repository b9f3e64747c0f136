import type * as nl from "../../nl/scouting/trails.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const trailTexts = {
  heading: "Trails of posts",
  intro:
    "Posts that only open with the right answer or at the place itself. Patrols walk without a network and without an account.",
  leaders: "For leaders",
  patrols: "For the patrol",
  receive: "Receive",
  make: "Make a trail",
  unnamed: "Trail of posts",
  loading: "Reading the trails …",
  notRead: "The trails cannot be read now: the storage is not working.",
  retry: "Try again",
  noTrails: "No trails made yet.",
  noWalks: "No trail received yet.",
  receiveHint:
    "Scan the code of the leaders or of a patrol, or open the file that you got. Open a link by tapping it.",
  scan: "Scan a code",
  openFile: "Open a file",
  patrolName: "Name of your patrol",
  begin: "Begin the trail",
  goOn: "Go on here",
  walkHint:
    "This comes from another phone of your patrol. What is open there will be open here too.",
  addReport: "Put in the table",
  refuse: "Not now",
  notStored: "Not saved: the storage of this device is not working or is full.",
  unknownTrail: "The trail of this patrol is not on this device.",
  known: "This was in the table already.",
  full: "The table of this trail is full.",
  gone: "This trail is not on this device.",
  noCiphers: "Locking only works at a secure address (https). Open the app there.",
} satisfies Words<typeof nl.trailTexts>;

export const trailProblems = {
  "not-shared": "There is no trail in this.",
  damaged: "This trail is not whole or not right. Ask for it again.",
  newer: "This trail is from a newer version of the app. Update this app first.",
  "too-long": "This trail is too large to read.",
  "too-many": "This trail has more posts or lines than the app can show.",
} satisfies Words<typeof nl.trailProblems>;

export const trailWords = {
  posts: (posts) => plural(posts, { one: "# post", other: "# posts" }),
  incomingTrail: (name, posts) => `Trail “${name}”, ${posts}.`,
  incomingWalk: (name, patrol) => `The trail “${name}” of ${patrol}.`,
  incomingReport: (patrol) => `The result of ${patrol}.`,
  reportTaken: (patrol) => `${patrol} is in the table.`,
  progress: (opened, posts, points) =>
    plural(points, {
      one: `${opened} of ${posts} open, # point`,
      other: `${opened} of ${posts} open, # points`,
    }),
  remove: (name) => `Delete ${name}`,
} satisfies Words<typeof nl.trailWords>;
