import { useState } from "react";
import type { CoordinateCandidate } from "#domain/coordinate-forms/candidate.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { searchOriginNow } from "#parts/search-origin-now.ts";

/** What a form knows of a field for coordinates. */
export interface CoordinateFieldState {
  readonly text: string;
  readonly error: string | undefined;
  readonly candidates: readonly CoordinateCandidate[];
  /** The towns near the candidates, in their order; empty as long as they are looked up. */
  readonly towns: readonly (string | null)[];
  setText(text: string): void;
  choose(candidate: CoordinateCandidate): void;
  /** The place, or null when the field now says what is wrong, or asks which place is meant. */
  read(): Promise<LatLng | null>;
}

/** The state of a field for coordinates. */
export function useCoordinateField(initialText = ""): CoordinateFieldState {
  const [text, setText] = useState(initialText);
  const [error, setError] = useState<string>();
  const [candidates, setCandidates] = useState<readonly CoordinateCandidate[]>([]);
  const [towns, setTowns] = useState<readonly (string | null)[]>([]);
  const [chosen, setChosen] = useState<CoordinateCandidate | null>(null);
  return {
    text,
    error,
    candidates,
    towns,
    setText(typed) {
      setText(typed);
      setChosen(null);
      setCandidates([]);
    },
    choose(candidate) {
      setText(candidate.text);
      setChosen(candidate);
      setCandidates([]);
      setError(undefined);
    },
    async read() {
      if (chosen) return chosen.place;
      const { readCoordinates } = await import(
        /* webpackChunkName: "read-coordinates" */ "./read-coordinates.ts"
      );
      const found = await readCoordinates(text, searchOriginNow());
      setError(found.ok ? undefined : found.error);
      const several = found.ok ? [] : (found.candidates ?? []);
      setCandidates(several);
      setTowns([]);
      if (several.length > 0) void townsNear(several).then(setTowns, console.warn);
      return found.ok ? found.place : null;
    },
  };
}

async function townsNear(candidates: readonly CoordinateCandidate[]) {
  const search = await import(/* webpackChunkName: "place-search" */ "#state/search/search.ts");
  return search.townsNear(candidates.map(({ place }) => place));
}
