import type { PostHead } from "./sealed-trail.ts";
import type { Trail, TrailPost } from "./trail.ts";
import type { Walk } from "./walk.ts";

/** Returns a post with an answer, and words that occur nowhere else. */
export function testPost(number: number, fields: Partial<TrailPost> = {}): TrailPost {
  return {
    id: `post-${number}`,
    name: `Naam${number}x`,
    place: { lat: 52 + number / 1000, lng: 4.123 + number / 1000 },
    radiusMeters: 25,
    find: "map",
    findText: "",
    opens: "text",
    question: `Vraag${number}x`,
    answers: [`Antwoord ${number}x`],
    choices: [],
    arrivalCode: `HIER${number}`,
    text: `Geheim${number}x`,
    hint: `Hint${number}x`,
    hintMinutes: 10,
    points: 700 + number,
    ...fields,
  };
}

/** Returns a trail of posts in a set order. */
export function testTrail(posts: readonly TrailPost[], fields: Partial<Trail> = {}): Trail {
  return { id: "trail-1", name: "Nachttocht", order: "set", posts, ...fields };
}

/** Returns a post in the hands of a patrol, which nothing keeps closed. */
export function testHead(id: string): PostHead {
  return {
    id,
    number: 1,
    name: "",
    place: { lat: 51, lng: 5 },
    radiusMeters: 25,
    find: "map",
    findText: "",
    opens: "none",
    question: "",
    choices: [],
    hint: "",
    hintMinutes: 0,
    content: { text: "", points: 0, next: [] },
  };
}

/** Returns a walk along posts that nothing keeps closed. */
export function testWalk(id: string, name: string, postIds: readonly string[]): Walk {
  const heads = postIds.map(testHead);
  const of = { id: "sealed", trailId: "trail", name, order: "free" } as const;
  const trail = { ...of, count: heads.length, rounds: 1, normaliser: 1, heads, boxes: [] };
  return { id, patrol: "Vossen", trail, keys: {}, waitedMs: {}, log: [] };
}
