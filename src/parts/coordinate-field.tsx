import { useEffect, useRef, useState } from "react";
import type { CoordinateCandidate } from "#domain/coordinates/candidate.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { coordinateFormName } from "#i18n/coordinates-typed.ts";
import { waypointTexts } from "#i18n/waypoints.ts";
import { mapViewStore } from "#state/map-view.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./coordinate-field.module.css";
import { readCoordinates } from "./read-coordinates.ts";

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
      const found = await readCoordinates(text, mapViewStore.getState());
      setError(found.ok ? undefined : found.error);
      setCandidates(found.ok ? [] : (found.candidates ?? []));
      return found.ok ? found.place : null;
    },
  };
}

/** A line for coordinates of every form; when they may mean several places, these are there to choose. */
export function CoordinateField({ field }: { readonly field: CoordinateFieldState }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.error) input.current?.focus();
  }, [field.error]);
  return (
    <>
      <TextField
        ref={input}
        label={waypointTexts.typedLabel}
        hint={waypointTexts.typedHint}
        error={field.error}
        value={field.text}
        onChange={(event) => field.setText(event.currentTarget.value)}
      />
      {field.candidates.length > 0 ? (
        <ul className={styles["candidates"]}>
          {field.candidates.map((candidate) => (
            <li key={`${candidate.form} ${candidate.text}`}>
              <Button onClick={() => field.choose(candidate)}>
                {coordinateFormName(candidate.form)}: {candidate.text}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
