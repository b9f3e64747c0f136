import type { BoatLimits } from "#domain/fairway/passage/passage.ts";
import { isBoatingMode, type NetworkMode } from "#domain/network/network-mode.ts";
import type { BoatNeeds } from "#state/fairways/water-level.ts";
import type { GraphQuestions } from "#workers/network-graph/graph-calls.ts";
import type { NetworkGraphs } from "#workers/network-graph/graph-client.ts";

/** The services that `searchForBoat` uses. */
export interface GraphsForBoatSources {
  readonly loadGraphs: () => Promise<NetworkGraphs>;
  /** Returns the places (lng, lat, reach …) that a boat with these limits does not pass. */
  readonly impassablePlaces: (limits: BoatLimits) => Promise<Float64Array>;
  /** Returns what bridges and locks cost such a boat; without limits, only the time of a lock. */
  readonly passageCosts: (limits: BoatLimits | null) => Promise<Float64Array>;
  readonly boatNeeds: (mode: NetworkMode) => Promise<BoatNeeds>;
}

const SOURCES: GraphsForBoatSources = {
  loadGraphs: async () =>
    (await import(/* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"))
      .networkGraphs,
  impassablePlaces: async (limits) => {
    const { impassablePlaces } = await import(
      /* webpackChunkName: "fairways" */ "#state/fairways/fairways.ts"
    );
    return impassablePlaces(limits);
  },
  passageCosts: async (limits) => {
    const { passageCosts } = await import(
      /* webpackChunkName: "fairways" */ "#state/fairways/fairways.ts"
    );
    return passageCosts(limits);
  },
  boatNeeds: async (mode) => {
    const { boatNeeds } = await import(
      /* webpackChunkName: "fairways" */ "#state/fairways/water-level.ts"
    );
    return boatNeeds(mode);
  },
};

type BoatSearch = "route" | "loops" | "alternatives" | "draftAlternatives" | "reach";

/**
 * Returns a search in the planning graphs that avoids the places that the user's boat does not pass: along waters always, over
 * numbers if its options ask for that. Without data about bridges none is avoided, only waters with room for less draught; the
 * list of the plan reports that the data is missing.
 */
export function searchForBoat<Name extends BoatSearch>(
  name: Name,
  { loadGraphs, impassablePlaces, passageCosts, boatNeeds }: GraphsForBoatSources = SOURCES,
) {
  type Question = GraphQuestions[Name]["input"];
  const withBoat = async (question: Question): Promise<Question> => {
    const { avoidImpassable } = question.options;
    const isOnWaters =
      isBoatingMode(question.mode) && ("along" in question || "toStop" in question);
    if (!avoidImpassable && !isOnWaters) return question;
    let afloat = question;
    try {
      const { limits, draughtMeters } = await boatNeeds(question.mode);
      if (isOnWaters && draughtMeters !== null) afloat = { ...question, draughtMeters };
      return {
        ...afloat,
        ...(limits && avoidImpassable && { impassable: await impassablePlaces(limits) }),
        ...(isOnWaters && { passages: await passageCosts(limits) }),
      };
    } catch (failure) {
      console.warn("What the boat does not pass is not avoided:", failure);
      return afloat;
    }
  };
  return async (
    question: Question,
    signal: AbortSignal,
  ): Promise<GraphQuestions[Name]["output"]> => {
    const graphs = await loadGraphs();
    return graphs[name](await withBoat(question), signal);
  };
}
