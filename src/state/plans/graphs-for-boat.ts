import type { BoatLimits } from "#domain/fairway/passage.ts";
import type { GraphQuestions } from "#workers/network-graph/graph-calls.ts";
import type { NetworkGraphs } from "#workers/network-graph/graph-client.ts";

/** The services that `searchForBoat` uses. */
export interface GraphsForBoatSources {
  readonly loadGraphs: () => Promise<NetworkGraphs>;
  /** Returns the places (lng, lat, reach …) that a boat with these limits does not pass. */
  readonly impassablePlaces: (limits: BoatLimits) => Promise<Float64Array>;
  /** Resolves to null when the size of the boat is unknown. */
  readonly limits: () => Promise<BoatLimits | null>;
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
  limits: async () => {
    const { boatLimits } = await import(
      /* webpackChunkName: "fairways" */ "#state/fairways/water-level.ts"
    );
    return boatLimits();
  },
};

type BoatSearch = "route" | "loops" | "alternatives" | "reach";

/**
 * Returns a search in the planning graphs that avoids the places that the user's boat does not pass, if its
 * options ask for that. Without data about bridges nothing is avoided; the list of the plan reports that the
 * data is missing.
 */
export function searchForBoat<Name extends BoatSearch>(
  name: Name,
  { loadGraphs, impassablePlaces, limits }: GraphsForBoatSources = SOURCES,
) {
  type Question = GraphQuestions[Name]["input"];
  const withBoat = async (question: Question): Promise<Question> => {
    if (!question.options.avoidImpassable) return question;
    try {
      const boat = await limits();
      if (!boat) return question;
      return { ...question, impassable: await impassablePlaces(boat) };
    } catch (failure) {
      console.warn("What the boat does not pass is not avoided:", failure);
      return question;
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
