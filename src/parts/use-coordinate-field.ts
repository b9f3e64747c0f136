import { useState } from "react";
import type { CoordinateCandidate } from "#domain/coordinates/candidate.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { mapViewStore } from "#state/map-view.ts";

/** What a form knows of a field for coordinates. */
export interface CoordinateFieldState {
  readonly text: string;
  readonly error: string | undefined;
  readonly candidates: readonly CoordinateCandidate[];
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
  const [chosen, setChosen] = useState<CoordinateCandidate | null>(null);
  return {
    text,
    error,
    candidates,
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
      const { readCoordinates } = await import("./read-coordinates.ts");
      const found = await readCoordinates(text, mapViewStore.getState());
      setError(found.ok ? undefined : found.error);
      setCandidates(found.ok ? [] : (found.candidates ?? []));
      return found.ok ? found.place : null;
    },
  };
}
