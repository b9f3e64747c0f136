import { expect, it } from "vitest";
import { routeOver } from "#domain/guidance/simulated-walk.fixture.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import {
  followedText,
  noProgress,
  progressText,
  readFollowed,
  readProgress,
} from "./following-text.ts";

const route = routeOver([
  [0, 0],
  [400, 0],
]);
const stops = route.stopPlaces.flatMap((place) => route.nodes[place] ?? []);
const FOLLOWED = {
  kind: "plan",
  name: "Heuvelrug",
  draft: { ...emptyDraft("walk"), stops },
  route,
} as const;
const SINCE = { followed: FOLLOWED, startedAtMs: 1_800_000_000_000 };

it("keeps the name of the plan", () => {
  const read = readFollowed(followedText(SINCE));
  expect(read?.followed).toMatchObject({ kind: "plan", name: "Heuvelrug" });
});

it("reads progress from an older version, without the distance covered", () => {
  const progress = noProgress(FOLLOWED);
  const written = JSON.parse(progressText(SINCE.startedAtMs, progress));
  delete written.state.covered;
  expect(readProgress(JSON.stringify(written), SINCE)).toEqual(progress);
});
