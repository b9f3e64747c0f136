import { type GuideLine, turnedLine } from "#domain/geodesy/line/guide-line.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { type PlanWithRoute, turnedPlan } from "#domain/plans/plan-with-route.ts";
import { guideLineOfPlan } from "./guide-line-of-plan.ts";

/** What somebody follows: one engine leads along both kinds of line. */
export type Followed = FollowedPlan | FollowedTrack;

/** A plan over numbered nodes. */
export interface FollowedPlan extends PlanWithRoute {
  readonly kind: "plan";
  /** The name it was kept under; absent for none. */
  readonly name?: string;
}

/** A track or route, or part of one, as it was when one began to follow it. */
export interface FollowedTrack {
  readonly kind: "track";
  /** Empty where it has none. */
  readonly name: string;
  readonly mode: NetworkMode;
  readonly line: GuideLine;
}

/** How one goes along it. */
export function modeOfFollowed(followed: Followed): NetworkMode {
  return followed.kind === "plan" ? followed.draft.mode : followed.mode;
}

/** The line to be led along. */
export function lineOfFollowed(followed: Followed): GuideLine {
  if (followed.kind === "track") return followed.line;
  return guideLineOfPlan(followed.route, followed.draft.goal);
}

/** The very same way from its other end. */
export function turnedFollowed(followed: Followed): Followed {
  if (followed.kind === "plan") return { ...followed, ...turnedPlan(followed) };
  return { ...followed, line: turnedLine(followed.line) };
}
