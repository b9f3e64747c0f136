import { expect, test } from "vitest";
import { mentionsUpdate } from "./update-notice.ts";

const QUIET = { isNewVersionWaiting: true, isFollowing: false, recordingStatus: "idle" } as const;

test.each([
  [true, "nobody is under way", QUIET],
  [false, "there is none", { ...QUIET, isNewVersionWaiting: false }],
  [false, "a route is followed", { ...QUIET, isFollowing: true }],
  [false, "a track is recorded", { ...QUIET, recordingStatus: "recording" }],
  [false, "a recording is paused", { ...QUIET, recordingStatus: "paused" }],
  [false, "another tab records", { ...QUIET, recordingStatus: "elsewhere" }],
] as const)("mentions a new version: %s when %s", (isMentioned, _when, facts) => {
  expect(mentionsUpdate(facts)).toBe(isMentioned);
});
