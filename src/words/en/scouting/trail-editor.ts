import type * as nl from "../../nl/scouting/trail-editor.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const trailEditorTexts = {
  name: "Name of the trail",
  order: "Order",
  posts: "Posts",
  postsHint: "A new post takes over what you chose for the last one.",
  add: "Add a post",
  addOnMap: "Add posts on the map",
  isFull: "No more posts fit into one trail.",
  fromWaypoints: "Add waypoints as posts",
  noFolder: "Without a folder",
  postName: "Name",
  noPlace: "No place yet",
  noAnswer: "no answer yet",
  noChoices: "too few choices",
  sameChoices:
    "a wrong choice opens it too, as they only differ in punctuation, spaces or capitals",
  onMap: "Point it out on the map",
  here: "I am there",
  noPosition: "There is no position now.",
  waypoint: "Or a waypoint",
  noWaypoint: "Choose …",
  radius: "Radius (m)",
  find: "How they find the post",
  findText: "Clue to find the post",
  placeInFile: "The place itself is in the file too: whoever picks that apart does not need this.",
  findPhoto: "Photo of the place",
  opens: "Opens by",
  question: "Question",
  answers: "Right answers, one per line",
  answersHint: "Capitals, accents, spaces, punctuation and leading zeros do not matter.",
  choices: "Choices, one per line",
  rightChoice: "Right choice",
  makeCode: "Make a code of 10 letters",
  strengths: {
    choice: "A choice is never secret: whoever tries them all has it at once.",
    short:
      "A short answer can be guessed: whoever picks the file apart tries all codes in minutes. This stops the curious, not a puzzler.",
    random: "This code cannot be guessed. Hang it up at the post.",
  },
  hidden:
    "A post that opens by being there is only hidden: whoever picks the file apart can read it, and where the next one is.",
  open: "Everybody who gets this post can read it, and where the next one is.",
  text: "Text once the post is open",
  picture: "Photo once the post is open",
  removePicture: "Remove photo",
  badPicture: "The app cannot read this photo.",
  hint: "Hint",
  hintHint: "Not locked: whoever picks the file apart can read it earlier.",
  hintMinutes: "Hint after (minutes)",
  points: "Points",
  up: "Up",
  down: "Down",
  give: "Hand out the trail",
  giveHint: "The right answer is not in it. With photos it often only fits into a file.",
  giveNote: "If you change the trail afterwards, hand it out again.",
  startPost: "Begins at",
  asLink: "As a link or code",
  asFile: "As a file",
  sealing: "Locking the posts …",
  sealFailed: "Locking fails now. Try again.",
  tooLong: "The trail is too large for a link or code. Hand it out as a file.",
  tooLargeFile: "The trail is too large for the phones of patrols. Take photos out of it.",
  notReady: "Not ready to hand out:",
  empty: "Add a post first.",
  sheet: "Sheet for leaders",
  sheetHint: "With all answers, and the codes for those without a good position.",
  printSheet: "Print the sheet",
  sheetColumns: ["Post", "Place (RD)", "Question and answer", "Leaders’ code", "Points"],
  table: "Results",
  tableHint: "Scan under Trails of posts what patrols hand in.",
  forgeable: "The log comes from their phone: whoever is handy can forge it.",
  noReports: "Nothing handed in yet.",
  printTable: "Print the results",
  patrol: "Patrol",
  total: "Total",
  times: "From – to",
  legend:
    "H: with a hint. C: with the leaders’ code. ×2: two wrong answers. ?: open according to the log, but without a right answer.",
  failed:
    "Not saved: the storage of this device is not working or is full. Make room and leave the app open; then it is saved after all.",
} satisfies Words<typeof nl.trailEditorTexts>;

export const trailOrders = {
  set: {
    name: "Set",
    hint: "Each post gives away the next. Whoever skips a post with an answer cannot open the rest.",
  },
  free: {
    name: "Free",
    hint: "All places and questions can be read in the file; only what an answer opens is locked.",
  },
  shifted: {
    name: "Each patrol begins elsewhere",
    hint: "The same order from another post on. Give each patrol its own link.",
  },
} satisfies Words<typeof nl.trailOrders>;

export const postFinds = {
  map: "on the map",
  rd: "RD coordinates",
  digits: "coordinates of 8 digits",
  degrees: "degrees",
  bearing: "bearing and distance from the last",
  photo: "a photo",
  sheet: "a stretch of the route sheet",
  formula: "a formula",
} satisfies Words<typeof nl.postFinds>;

export const postOpenings = {
  place: "being there",
  text: "an answer",
  number: "a number",
  choice: "a choice",
  code: "a code that hangs there",
  none: "nothing, it is open",
} satisfies Words<typeof nl.postOpenings>;

export const trailEditorWords = {
  post: (number) => `Post ${number}`,
  namedPost: (number, name) => `${number}. ${name}`,
  problem: (post, problems) => `${post}: ${problems}`,
  arrivalCode: (code) => `Code for those without a good position: ${code}.`,
  bearingFirst: "The first post, and every post in a free order, gets RD coordinates.",
  folder: (folder, waypoints) =>
    plural(waypoints, { one: `${folder} (# waypoint)`, other: `${folder} (# waypoints)` }),
  removeReport: (patrol) => `Remove ${patrol} from the results`,
} satisfies Words<typeof nl.trailEditorWords>;
