import { createStore, type StoreApi } from "zustand/vanilla";
import { ONE_NUMBER_METERS } from "#domain/network/graph/junctions.ts";
import {
  EMPTY_ROUTE,
  isPlace,
  isSamePoint,
  type PlanNode,
  type PlanRoute,
} from "#domain/network/plan/route/plan-route.ts";
import type { RouteAnswer, RouteProblem } from "#domain/network/plan/route/route-through.ts";
import {
  type EditHistory,
  edited,
  newHistory,
  redone,
  undone,
} from "#domain/plans/edit-history.ts";
import { moveStop, type PlanDraft, type PlanStop } from "#domain/plans/plan-draft.ts";
import { isSameQuestion, questionOf, type StopsQuestion } from "#domain/plans/stops-question.ts";

/** The state of the draft. */
export interface PlannerSnapshot {
  readonly draft: PlanDraft;
  /** The route through the stops; during a lookup that of the previous draft. */
  readonly route: PlanRoute;
  readonly isAsking: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The problem of the last edit; the draft is then unchanged. */
  readonly problem: PlannerProblem | null;
}

/** The reason that an edit was not made. With `failed` the lookup failed and the edit stands. */
export type PlannerProblem =
  | { readonly kind: "unknown-node"; readonly to: PlanNode }
  | { readonly kind: "options-prevent-it"; readonly from: PlanNode; readonly to: PlanNode }
  | {
      readonly kind: "no-way";
      readonly from: PlanNode;
      readonly to: PlanNode;
      /** The nearest reachable node and its distance. */
      readonly nearest: { readonly node: PlanNode; readonly meters: number } | null;
    }
  | { readonly kind: "failed" }
  /** Not a problem: the outcome of a repair, which can be undone. */
  | {
      readonly kind: "repaired";
      readonly replaced: readonly PlanNode[];
      readonly dropped: readonly PlanNode[];
    }
  /** Too little of the plan exists in the installed packs. */
  | { readonly kind: "not-repaired" };

export interface RoutedDraft {
  readonly draft: PlanDraft;
  readonly route: PlanRoute;
}

/** A repaired draft, with the nodes that were replaced or dropped. */
export interface RepairedDraft extends RoutedDraft {
  readonly replaced: readonly PlanNode[];
  readonly dropped: readonly PlanNode[];
}

/** The dependencies of a planner. */
export interface PlannerParts {
  /** Looks up a route; rejects if that fails or the signal is aborted. */
  readonly route: (question: StopsQuestion, signal: AbortSignal) => Promise<RouteAnswer>;
  readonly start: PlanDraft;
  /** The route of `start`; empty if left out. */
  readonly startRoute?: PlanRoute;
  /** Repairs a draft against the installed packs; null if too little of it remains. */
  readonly repair: (draft: PlanDraft) => Promise<RepairedDraft | null>;
}

/** A lookup for an edit that may follow. */
interface Prefetch {
  readonly question: StopsQuestion;
  readonly asking: AbortController;
  answer: RouteAnswer | null;
}

/** Returns the edited draft, or the same object if there is nothing to change. */
export type Edit = (draft: PlanDraft) => PlanDraft;

/**
 * The drafts of a plan, each with the route through its stops. An edit without a route is undone. Only the newest
 * lookup counts.
 */
export class RoutedDrafts {
  readonly store: StoreApi<PlannerSnapshot>;
  readonly #askRoute: PlannerParts["route"];
  #history: EditHistory<PlanDraft>;
  /** The last draft with a route, restored if a lookup finds none. */
  #good: { readonly history: EditHistory<PlanDraft>; readonly route: PlanRoute };
  #asking: AbortController | null = null;
  #prefetched: Prefetch | null = null;
  #settled: Promise<void> = Promise.resolve();

  constructor({ route, start, startRoute = EMPTY_ROUTE }: Omit<PlannerParts, "repair">) {
    this.#askRoute = route;
    this.#history = newHistory(start);
    this.#good = { history: this.#history, route: startRoute };
    this.store = createStore<PlannerSnapshot>(() => ({
      draft: start,
      route: startRoute,
      isAsking: false,
      canUndo: false,
      canRedo: false,
      problem: null,
    }));
  }

  change(edit: Edit): Promise<void> {
    return this.#goTo(edited(this.#history, edit(this.#history.now)));
  }

  /**
   * Edits at a place along the route as it is shown now, once it is known which stop is at which place. The place may be
   * another one by then; `edit` receives it.
   */
  async changeAt(
    placeShown: number,
    edit: (draft: PlanDraft, route: PlanRoute, place: number) => PlanDraft,
  ): Promise<void> {
    const shown = this.store.getState().route;
    let settled: Promise<void>;
    do {
      settled = this.#settled;
      await settled;
      // Another command that waited may have started a lookup.
    } while (settled !== this.#settled);
    // After a failed lookup the route is that of an earlier plan, with other stops at its places.
    if (this.#good.history !== this.#history) await this.lookUp();
    if (this.#good.history !== this.#history) return;
    const { route } = this.store.getState();
    const place = placeAfterwards(placeShown, shown, route);
    if (place !== null) await this.change((draft) => edit(draft, route, place));
  }

  undo(): Promise<void> {
    return this.#goTo(undone(this.#history));
  }

  redo(): Promise<void> {
    return this.#goTo(redone(this.#history));
  }

  /**
   * Looks up the route that an edit would make, so that the edit need not wait.
   * @returns a function that reads the route; null until it is known, and if there is none
   */
  prefetch(edit: Edit): () => PlanRoute | null {
    this.#forget();
    const question = questionOf(edit(this.#history.now));
    // One stop has no route, and a running lookup must not be interrupted.
    if (question.stops.length < 2 || this.#asking) return () => null;
    const asking = new AbortController();
    const prefetched: Prefetch = { question, asking, answer: null };
    this.#prefetched = prefetched;
    this.#askRoute(question, asking.signal).then(
      (answer) => {
        prefetched.answer = answer;
      },
      // The lookup is repeated when needed, and the problem is reported then.
      () => {},
    );
    return () => {
      const { answer } = prefetched;
      return answer?.kind === "route" && !hasTwins(answer.route) ? answer.route : null;
    };
  }

  lookUp(): Promise<void> {
    this.#settled = this.#ask();
    return this.#settled;
  }

  /** Adopts the repair of the current draft; null if there is none. A newer edit takes precedence. */
  async repair(make: (draft: PlanDraft) => Promise<RepairedDraft | null>): Promise<void> {
    const { now } = this.#history;
    this.#show({ problem: null });
    const failed = (error: unknown) => {
      console.warn("Not repaired:", error);
      return "failed" as const;
    };
    const repaired = await make(now).catch(failed);
    if (this.#history.now !== now || this.#asking) return;
    if (repaired === "failed") return this.#show({ problem: { kind: "failed" } });
    if (!repaired) return this.#show({ problem: { kind: "not-repaired" } });
    const { draft, route, replaced, dropped } = repaired;
    this.open({ draft, route });
    this.#show({ problem: { kind: "repaired", replaced, dropped } });
  }

  open({ draft, route }: RoutedDraft): void {
    this.#asking?.abort();
    this.#asking = null;
    this.#settled = Promise.resolve();
    this.#history = edited(this.#history, draft);
    this.#keepGood(route);
  }

  dismissProblem(): void {
    this.#show({ problem: null });
  }

  #goTo(next: EditHistory<PlanDraft>): Promise<void> {
    if (next.now === this.#history.now) return this.#settled;
    const isSameQuestion = !this.#asking && asksTheSame(this.#history.now, next.now);
    this.#history = next;
    if (!isSameQuestion) return this.lookUp();
    this.#keepGood(this.#good.route);
    return this.#settled;
  }

  async #ask(): Promise<void> {
    this.#asking?.abort();
    this.#asking = null;
    const { stops } = this.#history.now;
    const question = questionOf(this.#history.now);
    const prefetched = this.#forget();
    if (stops.length === 0) {
      this.#keepGood(EMPTY_ROUTE);
      return;
    }
    if (prefetched?.answer && isSameQuestion(prefetched.question, question)) {
      return this.#take(prefetched.answer);
    }
    const asking = new AbortController();
    this.#asking = asking;
    this.#show({ problem: null });
    const answer = await this.#askRoute(question, asking.signal).catch((error: unknown) => {
      if (!asking.signal.aborted) console.warn("No way looked up:", error);
      return null;
    });
    // A newer lookup has replaced this one: wait for that.
    if (this.#asking !== asking) return this.#settled;
    this.#asking = null;
    if (answer) return this.#take(answer);
    this.#show({ problem: { kind: "failed" } });
  }

  async #take(answer: RouteAnswer): Promise<void> {
    const { now } = this.#history;
    const { stops } = now;
    const other = answer.kind === "problem" ? otherNodeOf(answer.problem, stops) : null;
    if (other) {
      this.#history = { ...this.#history, now: moveStop(now, other.stopIndex, other.node) };
      return this.#ask();
    }
    if (answer.kind === "problem") this.#goBack(problemOf(answer.problem, stops));
    else if (hasTwins(answer.route)) this.#goBack(null);
    else this.#keepGood(answer.route);
  }

  #forget(): Prefetch | null {
    const prefetched = this.#prefetched;
    this.#prefetched = null;
    if (!prefetched?.answer) prefetched?.asking.abort();
    return prefetched;
  }

  #goBack(problem: PlannerProblem | null): void {
    this.#history = this.#good.history;
    this.#show({ route: this.#good.route, problem });
  }

  #keepGood(route: PlanRoute): void {
    this.#good = { history: this.#history, route };
    this.#show({ route, problem: null });
  }

  #show(changes: Partial<PlannerSnapshot>): void {
    const { past, now, future } = this.#history;
    this.store.setState({
      draft: now,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      isAsking: this.#asking !== null,
      ...changes,
    });
  }
}

/** Returns the place of the point that was shown at this place of an earlier route; null if it is gone. */
function placeAfterwards(place: number, shown: PlanRoute, now: PlanRoute): number | null {
  const point = shown.nodes[place];
  const same = [...now.nodes.keys()].filter((at) => isSamePoint(point, now.nodes[at]));
  const nearest = same.sort((a, b) => Math.abs(a - place) - Math.abs(b - place))[0];
  if (nearest !== undefined) return nearest;
  // A point that was moved is at its place, and one that was not shown yet is meant by its place.
  const isThere = !point || shown.nodes.length === now.nodes.length;
  return isThere && place < now.nodes.length ? place : null;
}

/** Tells whether the route is the same because the drafts only differ beside the network. */
function asksTheSame(a: PlanDraft, b: PlanDraft): boolean {
  return a.stops === b.stops && a.mode === b.mode && a.options === b.options;
}

/** Tells whether successive stops are nodes of one junction, where the second adds nothing for people. */
function hasTwins({ stopPlaces }: PlanRoute): boolean {
  return stopPlaces.some((place, index) => index > 0 && place === stopPlaces[index - 1]);
}

/**
 * Returns the node that the user meant if the tapped one is unreachable: where two networks meet, each may have its
 * own node of the same number, not connected in the graph.
 */
function otherNodeOf(
  problem: RouteProblem,
  stops: readonly PlanStop[],
): { readonly stopIndex: number; readonly node: PlanNode } | null {
  if (problem.kind !== "no-way" || !problem.nearest) return null;
  const { stopIndex, nearest } = problem;
  const wanted = stops[stopIndex];
  if (!wanted || isPlace(wanted)) return null;
  const isMeant = nearest.meters <= ONE_NUMBER_METERS && nearest.node.number === wanted.number;
  return isMeant && nearest.node.osmId !== wanted.osmId ? { stopIndex, node: nearest.node } : null;
}

/** Converts a problem of a lookup to stops of the plan; only legs along the network have problems. */
export function problemOf(problem: RouteProblem, stops: readonly PlanStop[]): PlannerProblem {
  const to = stops[problem.stopIndex] as PlanNode;
  if (problem.kind === "unknown-node") return { kind: "unknown-node", to };
  const from = stops[problem.stopIndex - 1] as PlanNode;
  if (problem.kind === "options-prevent-it") return { kind: "options-prevent-it", from, to };
  return { kind: "no-way", from, to, nearest: problem.nearest };
}
