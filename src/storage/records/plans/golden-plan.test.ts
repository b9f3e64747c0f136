import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lineToFollow } from "#domain/plans/guide-line-of-plan.ts";
import { questionOf } from "#domain/plans/stops-question.ts";
import { followedText, readFollowed } from "#storage/guidance/following-text.ts";
import { planRecord } from "./plan-record.ts";
import { planText, readPlanText } from "./plan-text.ts";

/** A plan as format 2 stored it, with every field. Never edited: later formats get files of their own. */
const GOLDEN = readFileSync(join(import.meta.dirname, "stored-plan-2.golden.json"), "utf8");

const plan = readPlanText(GOLDEN) ?? expect.fail("not read");

it("opens a plan of format 2 with all its fields, and stores it unchanged", () => {
  expect(JSON.parse(planText(plan))).toEqual(JSON.parse(GOLDEN));
  expect(planRecord(plan).format).toBe(2);
  expect(questionOf(plan.draft)).toMatchObject({ along: ["ways", "ways", "straight"] });
});

it("follows a plan of format 2, also after a reload", () => {
  const { draft, route, name } = plan;
  const followed = { kind: "plan", draft, route, name } as const;
  const read = readFollowed(followedText({ followed, startedAtMs: 1 }));
  expect(read?.followed).toEqual(followed);
  expect(lineToFollow(route).goal).toEqual({ lat: 52.0046, lng: 4.3722 });
});
