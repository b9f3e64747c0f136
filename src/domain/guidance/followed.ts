import { type GuideLine, turnedLine } from "#domain/geodesy/line/guide-line.ts";
import { lineWithCues } from "#domain/geodesy/line/line-with-cues.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { lineToFollow } from "#domain/plans/guide-line-of-plan.ts";
import { type PlanWithRoute, turnedPlan } from "#domain/plans/plan-with-route.ts";

/** The plan or track that the user follows; one engine handles both. */
export type Followed = FollowedPlan | FollowedTrack;

/** A plan on a node network. */
export interface FollowedPlan extends PlanWithRoute {
  readonly kind: "plan";
  /** The name under which the plan is saved; absent if it is not. */
  readonly name?: string;
}

/** A track or route, or part of one, as it was when navigation began. */
export interface FollowedTrack {
  readonly kind: "track";
  /** Empty if it has no name. */
  readonly name: string;
  readonly mode: NetworkMode;
  readonly line: GuideLine;
}

/** Returns the mode of travel. */
export function modeOfFollowed(followed: Followed): NetworkMode {
  return followed.kind === "plan" ? followed.draft.mode : followed.mode;
}

/** Returns the line to follow. */
export function lineOfFollowed(followed: Followed): GuideLine {
  if (followed.kind === "track") return followed.line;
  const line = lineToFollow(followed.route);
  return line.cues ? lineWithCues(line, line.cues) : line;
}

/** Returns the same plan or track in reverse. */
export function turnedFollowed(followed: Followed): Followed {
  if (followed.kind === "plan") return { ...followed, ...turnedPlan(followed) };
  return { ...followed, line: turnedLine(followed.line) };
}
