import type { PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import type { BoatNeeds } from "#state/fairways/water-level.ts";
import type { PlannerParts } from "./routed-drafts.ts";

/** The boats for which routes were found, as texts to compare; see `boatText`. */
export interface RouteBoats {
  /** Returns the boat of a route; null if it is not known. */
  of(route: PlanRoute): string | null;
  /** Tells whether the boat of a route was noted, also as not known. */
  isNoted(route: PlanRoute): boolean;
  /** Notes the boat of a route; null for one that is not known, so that the route is looked up again. */
  note(route: PlanRoute, boat: string | null): void;
  /** Calls back after each note. */
  onNoted(listener: () => void): void;
}

/** Returns the needs of a boat as a text to compare. */
export function boatText(needs: BoatNeeds): string {
  return JSON.stringify(needs);
}

/** Creates the boats of routes. */
export function createRouteBoats(): RouteBoats {
  const boats = new WeakMap<PlanRoute, string | null>();
  const listeners: (() => void)[] = [];
  return {
    of: (route) => boats.get(route) ?? null,
    isNoted: (route) => boats.has(route),
    note(route, boat) {
      boats.set(route, boat);
      for (const listener of listeners) listener();
    },
    onNoted: (listener) => void listeners.push(listener),
  };
}

/**
 * Returns a search for routes that notes for which boat it found those of motorboats.
 * @param boatNeeds the needs of the user's boat; if it rejects, the boat of the route is not known
 */
export function notingBoats(
  find: PlannerParts["route"],
  boats: Pick<RouteBoats, "note">,
  boatNeeds: () => Promise<BoatNeeds>,
): PlannerParts["route"] {
  return async (question, signal) => {
    if (question.mode !== "motorboat") return find(question, signal);
    // Before the search: a boat that changes during it is another one.
    const boat = await boatNeeds().then(boatText, () => null);
    const answer = await find(question, signal);
    if (answer.kind === "route") boats.note(answer.route, boat);
    return answer;
  };
}
