import type * as nl from "../../nl/scouting/trail-walk.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const trailWalkTexts = {
  done: "All posts are open. Hand in to the leaders.",
  toMap: "Show on the map",
  toFormula: "Fill in the letters",
  photo: "Photo of the place",
  picture: "Photo of the post",
  arrived: "You are there.",
  away: "You are not at the post yet.",
  noPosition: "There is no position. If you need one, ask the leaders for the code.",
  keepOpen: "The app only sees that you are there while this screen is open.",
  answer: "Answer",
  try: "Try",
  checking: "Working it out …",
  wrong: "That is not it.",
  leadersCode: "Code of the leaders",
  useCode: "Use the code",
  wrongCode: "That is not the code.",
  open: "Open the post",
  showHint: "Show the hint",
  hint: "Hint",
  handIn: "Hand in",
  handInHint:
    "The leaders scan the code or open the link. You can hand in more often: the longest counts.",
  asFile: "As a file",
  move: "Go on on another phone",
  moveNote: "For a phone of your own patrol: everything that is open goes along.",
  moveTooLong: "This is too large for a code. Pass it on as a file.",
  failed:
    "Not saved: the storage of this device is not working or is full. Make room and leave the app open; then it is saved after all.",
  loading: "Opening the trail …",
} satisfies Words<typeof nl.trailWalkTexts>;

export const trailWalkWords = {
  bearing: (bearing, distance, post) => `Bearing ${bearing}, ${distance} from post ${post}.`,
  coordinates: (form, place) => `${form}: ${place}`,
  poor: (accuracy) =>
    `Your position is too inaccurate (± ${accuracy}) to see whether you are there.`,
  hintAfter: (minutes) =>
    plural(minutes, { one: "Hint in # minute.", other: "Hint in # minutes." }),
  points: (points) => plural(points, { one: "# point", other: "# points" }),
  patrol: (patrol) => `Patrol ${patrol}`,
} satisfies Words<typeof nl.trailWalkWords>;
