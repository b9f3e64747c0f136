import { expect, it } from "vitest";
import { toBase64Url } from "#domain/bytes/base64url.ts";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { fileForPatrols, readTrailFile, trailFile, trailLink } from "#domain/sharing/trail-link.ts";
import { webCiphers } from "#platform/ciphers/web-ciphers.ts";
import { openByAnswer, openedContents } from "./open-post.ts";
import { sealTrail } from "./seal-trail.ts";
import type { SealedTrail } from "./sealed-trail.ts";
import { testPost, testTrail } from "./trail.fixture.ts";
import { TRAIL_LIMITS, type Trail } from "./trail.ts";
import { knownPosts, type LogLine, type Walk } from "./walk.ts";

const ciphers = webCiphers() ?? never();
const [ROUNDS, ID] = [10, "sealed-1"];

function never(): never {
  throw new Error("no ciphers");
}

async function sealed(trail: Trail, startIndex = 0): Promise<SealedTrail> {
  const made = await sealTrail(trail, { ciphers, id: ID, rounds: ROUNDS, startIndex });
  if (!made) throw new Error("not sealed");
  return made;
}

const walkOf = (trail: SealedTrail, fields: Partial<Walk> = {}): Walk => ({
  id: "walk-1",
  patrol: "Vossen",
  trail,
  keys: {},
  waitedMs: {},
  log: [],
  ...fields,
});

const openLine = (postId: string): LogLine => ({
  id: `open ${postId}`,
  kind: "open",
  postId,
  atMs: 1,
});

const THREE = testTrail([testPost(1), testPost(2), testPost(3)]);

it("opens the posts of a set order one after the other, each with the next one", async () => {
  let walk = walkOf(await sealed(THREE));
  for (const number of [1, 2, 3]) {
    const known = knownPosts(walk, await openedContents(walk, ciphers));
    expect(known.map(({ head }) => head.number)).toEqual([1, 2, 3].slice(0, number));
    const box = known.at(-1)?.head.box ?? -1;
    const opened = await openByAnswer(walk, box, `  ANTWOORD ${number}X!`, ciphers);
    expect(opened?.content).toMatchObject({ text: `Geheim${number}x`, points: 700 + number });
    const keys = { ...walk.keys, [box]: opened?.key ?? "" };
    walk = { ...walk, keys, log: [...walk.log, openLine(`post-${number}`)] };
  }
});

it("never opens by a wrong answer, an empty one, or that of another post", async () => {
  const walk = walkOf(await sealed(THREE));
  for (const answer of ["", " ", "Antwoord 2x", "Antwoord 1", "antwoord1xx", "Geheim1x"]) {
    expect(await openByAnswer(walk, 0, answer, ciphers), answer).toBeNull();
  }
  for (let number = 0; number < 60; number++) {
    expect(await openByAnswer(walk, 0, `${number}`, ciphers)).toBeNull();
  }
});

it("asks for the keys of earlier posts in a set order, and not in a free one", async () => {
  const chained = walkOf(await sealed(THREE));
  expect(await openByAnswer(chained, 1, "Antwoord 2x", ciphers)).toBeNull();
  const wrongKey = walkOf(chained.trail, { keys: { 0: toBase64Url(new Uint8Array(32)) } });
  expect(await openByAnswer(wrongKey, 1, "Antwoord 2x", ciphers)).toBeNull();
  const free = walkOf(await sealed({ ...THREE, order: "free" }));
  expect(free.trail.heads.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(await openByAnswer(free, 1, "Antwoord 2x", ciphers)).toMatchObject({
    content: { text: "Geheim2x", next: [] },
  });
});

it("opens by any of several answers, to the same content", async () => {
  const trail = testTrail([testPost(1, { answers: ["kerk", "De Kerk", "toren", "Kerk!"] })]);
  const walk = walkOf(await sealed(trail));
  expect(walk.trail.boxes[0]?.wraps).toHaveLength(3);
  const opened = await Promise.all(
    ["KERK", "de kerk", "Toren"].map((answer) => openByAnswer(walk, 0, answer, ciphers)),
  );
  expect(new Set(opened.map((one) => one?.key)).size).toBe(1);
  expect(opened[0]?.content.text).toBe("Geheim1x");
});

it("does not open a box that was changed, or that of another place or trail", async () => {
  const { trail } = walkOf(await sealed({ ...THREE, order: "free" }));
  const [first, second, third] = trail.boxes;
  if (!first || !second || !third) throw new Error("no boxes");
  const answers = ["Antwoord 1x", "Antwoord 2x"] as const;
  const moved = walkOf({ ...trail, boxes: [second, first, third] });
  expect(await openByAnswer(moved, 0, answers[1], ciphers)).toBeNull();
  const renamed = walkOf({ ...trail, id: "sealed-2" });
  expect(await openByAnswer(renamed, 0, answers[0], ciphers)).toBeNull();
  const data = `${first.content.data.slice(0, 40)}A${first.content.data.slice(41)}`;
  const changed = { ...first, content: { ...first.content, data } };
  const harmed = walkOf({ ...trail, boxes: [changed, second, third] });
  const opened = await openByAnswer(harmed, 0, answers[0], ciphers);
  expect(opened === null || data === first.content.data).toBe(true);
});

it("uses another salt, key and vector for each post and each sealing", async () => {
  const twice = [await sealed(THREE), await sealed(THREE)];
  const boxes = twice.flatMap((trail) => trail.boxes);
  const vectors = boxes.flatMap(({ wraps, content }) => [...wraps, content].map(({ iv }) => iv));
  expect(new Set(boxes.map(({ salt }) => salt)).size).toBe(6);
  expect(new Set(vectors).size).toBe(12);
});

it("has nothing of a locked post in a link or a file: text, answer, its hash, points, the next place or number", async () => {
  const picture = { type: "image/webp", data: "UGljdHVyZU9mVGhlUG9zdA" } as const;
  const posts = [1, 2, 3, 4].map((number) => testPost(number, { picture }));
  const trail = await sealed(testTrail(posts));
  const plain = JSON.stringify(trail);
  const file = new TextDecoder().decode(trailFile({ kind: "trail", trail }));
  const secrets = posts.flatMap((post, index) => [
    post.text,
    post.answers[0] ?? "",
    "antwoord",
    `"points":${post.points}`,
    '"points"',
    picture.data,
    // The first post is not sealed: its place and its question are public.
    ...(index === 0
      ? []
      : [post.name, post.question, post.hint, post.id, `${post.place?.lat}`, `${post.place?.lng}`]),
  ]);
  for (const secret of secrets) {
    expect(plain.toLowerCase(), secret).not.toContain(secret.toLowerCase());
    expect(file.toLowerCase(), secret).not.toContain(secret.toLowerCase());
    expect(plain).not.toContain(toBase64Url(encodeUtf8(secret)).slice(0, -2));
    const hash = await ciphers.sha256(encodeUtf8(secret));
    expect(plain).not.toContain(toBase64Url(hash));
    expect(plain).not.toContain(Buffer.from(hash).toString("hex"));
  }
  expect(trail.heads).toHaveLength(1);
  expect(JSON.stringify(trail.heads)).not.toMatch(/"number":[2-4]/);
  expect(trailLink("https://kaart.example", { kind: "trail", trail })).toMatch(
    /^https:\/\/kaart\.example\/trails#tocht=1\.[\w-]+$/,
  );
});

it("seals a post that opens by being there, and the one after it, in the post before them", async () => {
  const trail = testTrail([testPost(1), testPost(2, { opens: "place" }), testPost(3)]);
  const made = await sealed(trail);
  expect(JSON.stringify(made)).not.toContain("Geheim2x");
  expect(made.boxes).toHaveLength(2);
  const first = await openByAnswer(walkOf(made), 0, "antwoord1x", ciphers);
  expect(first?.content.next[0]).toMatchObject({
    number: 2,
    arrivalCode: "HIER2",
    content: { text: "Geheim2x", next: [{ number: 3, box: 1 }] },
  });
});

it("begins at another post for each patrol in a shifted order, and chains from there", async () => {
  const trail = await sealed({ ...THREE, order: "shifted" }, 1);
  expect(trail.heads.map(({ number }) => number)).toEqual([2]);
  const second = await openByAnswer(walkOf(trail), 0, "antwoord 2x", ciphers);
  expect(second?.content.next[0]).toMatchObject({ number: 3, box: 1 });
  const keys = { 0: second?.key ?? "" };
  const third = await openByAnswer(walkOf(trail, { keys }), 1, "antwoord 3x", ciphers);
  expect(third?.content.next[0]).toMatchObject({ number: 1, box: 2 });
});

it("makes nothing of a trail whose posts are not ready", async () => {
  const options = { ciphers, id: ID, rounds: ROUNDS };
  for (const fields of [
    { place: null },
    { answers: [] },
    { answers: [" ?! "] },
    { opens: "choice", choices: ["a"], answers: ["a"] },
  ] as const) {
    expect(await sealTrail(testTrail([testPost(1), testPost(2, fields)]), options)).toBeNull();
  }
  expect(await sealTrail(testTrail([]), options)).toBeNull();
});

it("hands out no file that is too large for the phones of patrols", async () => {
  const picture = { type: "image/webp", data: "a".repeat(TRAIL_LIMITS.pictureCharacters) } as const;
  const withPhotos = async (count: number, opens: "place" | "text") => {
    const open = Array.from({ length: count }, (_, at) =>
      testPost(at + 2, { opens: "place", picture }),
    );
    return sealed(testTrail([testPost(1, { opens }), ...open]));
  };
  const some = fileForPatrols(await withPhotos(20, "text"));
  expect(some && readTrailFile(some).ok).toBe(true);
  expect(fileForPatrols(await withPhotos(40, "place"))).toBeNull();
  // All that follows the first post is in its box, which has a bound of its own.
  expect(fileForPatrols(await withPhotos(24, "text"))).toBeNull();
});

it("gives up a four-digit code to who tries all, as the editor says", {
  tags: "thorough",
}, async () => {
  const trail = testTrail([testPost(1, { opens: "code", answers: ["0817"] })]);
  const walk = walkOf(await sealed(trail));
  let found = "";
  let tried = 0;
  while (found === "" && tried < 10_000) {
    const code = `${tried}`.padStart(4, "0");
    if (await openByAnswer(walk, 0, code, ciphers)) found = code;
    tried += 1;
  }
  expect([found, tried]).toEqual(["0817", 818]);
});
