import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openByAnswer, openedContents } from "#domain/trail/open-post.ts";
import { isTrailRecord, type TrailRecord } from "#domain/trail/trail-record.ts";
import { trailTable } from "#domain/trail/trail-table.ts";
import { isWalk, knownPosts, type Walk } from "#domain/trail/walk.ts";
import { webCiphers } from "#platform/ciphers/web-ciphers.ts";

/**
 * A trail of three posts and the walk of a patrol that opened the first, as the first version stored them. Never edited: later
 * formats get files of their own.
 */
const GOLDEN: { readonly trail: TrailRecord; readonly walk: Walk } = JSON.parse(
  readFileSync(join(import.meta.dirname, "stored-trail-1.golden.json"), "utf8"),
);

const ciphers = webCiphers() ?? expect.fail("no ciphers");

it("opens a trail of the first version with its results", () => {
  const { trail } = GOLDEN;
  expect(isTrailRecord(trail)).toBe(true);
  expect(trailTable(trail, trail.reports)).toMatchObject([{ patrol: "Vossen", points: 701 }]);
});

it("goes on with a walk of the first version, whose keys and answers still open its posts", async () => {
  const { walk } = GOLDEN;
  expect(isWalk(walk)).toBe(true);
  const [first, second, ...others] = knownPosts(walk, await openedContents(walk, ciphers));
  expect(others).toEqual([]);
  expect(first).toMatchObject({ hasHint: true, content: { text: "Geheim1x" } });
  expect(second).toMatchObject({ content: null, head: { question: "Vraag2x" } });
  const box = second?.head.box ?? -1;
  const opened = await openByAnswer(walk, box, " GROEN ", ciphers);
  expect(opened?.content).toMatchObject({ text: "Geheim2x", next: [{ id: "post-3" }] });
});
