import type { Trail, TrailPost } from "./trail.ts";

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
