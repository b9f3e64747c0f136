import { techniqueExplanations } from "#words/scouting/techniques.ts";

/** The techniques in the order in which they are taught, each with a name and five sentences. */
export const TECHNIQUE_EXPLANATIONS = Object.entries(techniqueExplanations).map(
  ([id, { name, sentences }]) => ({ id, name, sentences }),
);
