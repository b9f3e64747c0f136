import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import { normaliseAnswer } from "./normalise-answer.ts";
import { fields, list, number, oneOf, optional, type Shape, text, whole } from "./shape.ts";

/** The bounds of a trail, its posts and its log, also of those that are read. docs/formats/trails.md. */
export const TRAIL_LIMITS = {
  posts: 50,
  answers: 10,
  choices: 8,
  id: 60,
  name: 60,
  question: 500,
  answer: 80,
  text: 4000,
  hint: 1000,
  hintMinutes: 600,
  points: 1000,
  radiusMeters: 500,
  pictureCharacters: 200_000,
  boxCharacters: 6_000_000,
  rounds: 2_000_000,
  logLines: 2000,
  patrols: 50,
  fileBytes: 8_000_000,
  /** Of a file for patrols, because a walk of one with a full log is larger. */
  handedOutBytes: 7_000_000,
} as const;

/** The number of rounds of PBKDF2 with which posts are sealed (OWASP, 2023). */
export const SEAL_ROUNDS = 600_000;

/** The ways in which the walk goes through the posts; `shifted`: in the set order, each patrol from another post on. */
export const TRAIL_ORDERS = ["set", "free", "shifted"] as const;
/** The order of a trail. */
export type TrailOrder = (typeof TRAIL_ORDERS)[number];

/** The ways in which a patrol finds a post. */
export const POST_FINDS = [
  "map",
  "rd",
  "digits",
  "degrees",
  "bearing",
  "photo",
  "sheet",
  "formula",
] as const;
/** The way in which a patrol finds a post. */
export type PostFind = (typeof POST_FINDS)[number];

/** The ways to open a post: being there, an answer of some kind, or nothing. */
export const POST_OPENINGS = ["place", "text", "number", "choice", "code", "none"] as const;
/** The way to open a post. */
export type PostOpening = (typeof POST_OPENINGS)[number];

/** A small picture; `data` is base64url, because it travels in JSON. */
export interface TrailPicture {
  readonly type: "image/webp" | "image/jpeg";
  readonly data: string;
}

/** A post as the leader makes it. */
export interface TrailPost {
  readonly id: string;
  readonly name: string;
  /** Null until it is chosen. */
  readonly place: LatLng | null;
  readonly radiusMeters: number;
  readonly find: PostFind;
  /** The words that go with it, such as the stretch of a route sheet or a formula. */
  readonly findText: string;
  readonly findPicture?: TrailPicture | undefined;
  readonly opens: PostOpening;
  readonly question: string;
  /** The right answers. */
  readonly answers: readonly string[];
  /** The answers to choose from, the right one included. */
  readonly choices: readonly string[];
  /** The code that the app made; it cannot be guessed. */
  readonly randomCode?: string | undefined;
  /** The code for a patrol without a position, for a post that opens by being there. It is in the file as it is. */
  readonly arrivalCode: string;
  readonly text: string;
  readonly picture?: TrailPicture | undefined;
  readonly hint: string;
  readonly hintMinutes: number;
  readonly points: number;
}

/** A trail as the leader makes it. */
export interface Trail {
  readonly id: string;
  readonly name: string;
  readonly order: TrailOrder;
  readonly posts: readonly TrailPost[];
}

/** A reason why a post cannot be given to patrols yet; `same-choices`: a wrong choice would open it too. */
export type PostProblem = "no-place" | "no-answer" | "no-choices" | "same-choices";

/** Tells whether a value is a picture within its bounds. */
export const isTrailPicture: Shape<TrailPicture> = fields<TrailPicture>({
  type: oneOf(["image/webp", "image/jpeg"]),
  data: text(TRAIL_LIMITS.pictureCharacters, 1),
});

/** Tells whether a value is a place on earth. */
export const isPlace: Shape<LatLng> = (value): value is LatLng => {
  if (typeof value !== "object" || value === null) return false;
  const { lat, lng } = value as Partial<LatLng>;
  return isLatLng(lat, lng);
};

const LIMITS = TRAIL_LIMITS;

/** The shapes of the fields of a post that are the same in a trail and in the hands of a patrol. */
export const POST_FIELDS = {
  id: text(LIMITS.id, 1),
  name: text(LIMITS.name),
  radiusMeters: number(1, LIMITS.radiusMeters),
  find: oneOf(POST_FINDS),
  findText: text(LIMITS.question),
  findPicture: optional(isTrailPicture),
  opens: oneOf(POST_OPENINGS),
  question: text(LIMITS.question),
  choices: list(text(LIMITS.answer), LIMITS.choices),
  hint: text(LIMITS.hint),
  hintMinutes: whole(0, LIMITS.hintMinutes),
};

/** Tells whether a value is a post of a leader within its bounds. */
export const isTrailPost: Shape<TrailPost> = fields<TrailPost>({
  ...POST_FIELDS,
  place: (value): value is LatLng | null => value === null || isPlace(value),
  answers: list(text(LIMITS.answer), LIMITS.answers),
  randomCode: optional(text(LIMITS.answer)),
  arrivalCode: text(LIMITS.answer, 1),
  text: text(LIMITS.text),
  picture: optional(isTrailPicture),
  points: whole(0, LIMITS.points),
});

/** Tells whether a post is encrypted: whether it opens by an answer. */
export function isSealedPost({ opens }: Pick<TrailPost, "opens">): boolean {
  return opens !== "place" && opens !== "none";
}

/**
 * Returns the answers that open a post. Of a choice that is the first one which patrols can choose: the answers may be left from before its choices
 * were written otherwise, or from another kind of question.
 */
export function rightAnswers({
  opens,
  answers,
  choices,
}: Pick<TrailPost, "opens" | "answers" | "choices">): readonly string[] {
  const right = answers.filter((answer) => normaliseAnswer(answer) !== "");
  return opens === "choice"
    ? right.filter((answer) => choices.includes(answer)).slice(0, 1)
    : right;
}

/** Returns the reasons why a post cannot be given to patrols yet. */
export function problemsOfPost(post: TrailPost): readonly PostProblem[] {
  const right = rightAnswers(post);
  return [
    ...(post.place ? [] : (["no-place"] as const)),
    ...(isSealedPost(post) && right.length === 0 ? (["no-answer"] as const) : []),
    ...(post.opens === "choice" ? problemsOfChoices(post.choices, right) : []),
  ];
}

function problemsOfChoices(
  choices: readonly string[],
  [right = ""]: readonly string[],
): readonly PostProblem[] {
  const different = [...new Set(choices.filter((choice) => choice !== ""))];
  const opening = different.filter((choice) => normaliseAnswer(choice) === normaliseAnswer(right));
  if (different.length < 2) return ["no-choices"];
  return right !== "" && opening.length > 1 ? ["same-choices"] : [];
}

/** The strength of an answer against guessing; see the sentences beside it. */
export type AnswerStrength = "choice" | "short" | "random";

/** Returns how well the answers of a post keep it closed: only a code that the app made cannot be guessed. */
export function answerStrength(post: TrailPost): AnswerStrength {
  if (post.opens === "choice") return "choice";
  const right = rightAnswers(post);
  const isRandom = right.length > 0 && right.every((answer) => answer === post.randomCode);
  return isRandom ? "random" : "short";
}

/** The letters of codes: none that looks like another, or like a digit. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ";

/** Returns a code of as many letters as there are random bytes, without favouring any letter; one byte of eleven is used again. */
export function randomCode(length: number, random: (length: number) => Uint8Array): string {
  const even = 256 - (256 % LETTERS.length);
  let code = "";
  while (code.length < length) {
    for (const byte of random(length)) {
      if (byte < even && code.length < length) code += LETTERS[byte % LETTERS.length];
    }
  }
  return code;
}
