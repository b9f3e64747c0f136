import { useEffect, useState } from "react";
import type { CoordinateCandidate } from "#domain/coordinate-forms/candidate.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isDefaultMapView } from "#domain/position/rounded-view.ts";
import { searchOriginNow } from "#parts/search-origin-now.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { originText, readNearText } from "#sentences/map/search.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { coordinateTexts } from "#words/map/search.ts";
import type { Nearest, Place, ReadFrom } from "./read-coordinates.ts";

export interface CoordinateFieldState {
  readonly text: string;
  readonly error: string | undefined;
  /** The question about the candidates; it is not an error. */
  readonly question: string | null;
  readonly candidates: readonly CoordinateCandidate[];
  /** The towns near the candidates, in order; empty while they are looked up. */
  readonly towns: readonly (string | null)[];
  /** The place chosen for a repeating coordinate: "bij Delft, 2,1 km van je positie"; null for any other. */
  readonly readNear: string | null;
  setText(text: string): void;
  choose(candidate: CoordinateCandidate): void;
  /** Shows the other places of a repeating coordinate. */
  chooseOther(): void;
  /**
   * Resolves to the place, or null if the field now shows a problem or a question; `readNear` describes the choice
   * for a repeating coordinate.
   */
  read(): Promise<{ readonly place: LatLng; readonly readNear: string | null } | null>;
}

/** The delay after the last key before a possibly repeating coordinate is read, milliseconds. */
const PAUSE_MS = 400;
/** Matches 4 to 10 digits and nothing else: only these repeat. */
const SHORT = /^\s*\d(?:[\s|/-]*\d){3,9}\s*$/;

interface Reading {
  readonly text: string;
  readonly nearest: Nearest;
  readonly readNear: string;
}

/** Creates the state of a field for coordinates. */
export function useCoordinateField(initialText = ""): CoordinateFieldState {
  const [text, setText] = useState(initialText);
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState(NOTHING_ASKED);
  const [chosen, setChosen] = useState<CoordinateCandidate | null>(null);
  const { reading, keepReading } = useReading(text, chosen === null && asked.question === null);

  const ask = (question: string, candidates: readonly CoordinateCandidate[]) => {
    setAsked({ question, candidates, towns: [] });
    const tell = (towns: readonly (string | null)[]) =>
      setAsked((now) => (now.candidates === candidates ? { ...now, towns } : now));
    void townsNear(candidates).then(tell, console.warn);
  };
  return {
    text,
    error,
    ...asked,
    readNear: reading?.readNear ?? null,
    setText(typed) {
      setText(typed);
      setChosen(null);
      setAsked(NOTHING_ASKED);
    },
    choose(candidate) {
      setText(candidate.text);
      setChosen(candidate);
      setAsked(NOTHING_ASKED);
      setError(undefined);
      if (candidate.form === "scout") setPreferences({ shortRdArea: candidate.place });
    },
    chooseOther() {
      if (reading) ask(coordinateTexts.whichPlace, reading.nearest.candidates);
    },
    async read() {
      if (chosen) return { place: chosen.place, readNear: null };
      const found = await readNow(text);
      setError(found.ok || found.candidates ? undefined : found.error);
      if (found.ok) {
        const read = found.nearest && (await readingOf(text, found.nearest));
        keepReading(read);
        return { place: found.place, readNear: read?.readNear ?? null };
      }
      if (found.candidates) ask(found.error, found.candidates);
      return null;
    },
  };
}

const NOTHING_ASKED: Pick<CoordinateFieldState, "question" | "candidates" | "towns"> = {
  question: null,
  candidates: [],
  towns: [],
};

/** Reads a possibly repeating coordinate during typing, so that users see its place before saving. */
function useReading(text: string, isWanted: boolean) {
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    if (!isWanted || !SHORT.test(text)) return;
    let isGone = false;
    const timer = window.setTimeout(async () => {
      const found = await readNow(text);
      const read = found.ok && found.nearest ? await readingOf(text, found.nearest) : null;
      if (!isGone) setReading(read);
    }, PAUSE_MS);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [text, isWanted]);
  const isCurrent = isWanted && reading?.text === text;
  return { reading: isCurrent ? reading : null, keepReading: setReading };
}

function readFrom(): ReadFrom {
  const from = searchOriginNow();
  const isMeant = from.kind === "position" || !isDefaultMapView(mapViewStore.getState());
  return { ...from, isMeant, area: preferencesStore.getState().shortRdArea };
}

async function readNow(text: string): Promise<Place> {
  const { readCoordinates } = await import(
    /* webpackChunkName: "coordinate-forms" */ "./read-coordinates.ts"
  );
  return readCoordinates(text, readFrom());
}

async function readingOf(text: string, nearest: Nearest): Promise<Reading> {
  const [town = null] = await townsNear(nearest.candidates.slice(0, 1)).catch(() => []);
  const origin = originText({ ...readFrom(), town: null });
  const { instrumentLayout } = preferencesStore.getState();
  const distance = distanceText(nearest.distanceMeters, instrumentLayout);
  return { text, nearest, readNear: readNearText(town, distance, origin) };
}

async function townsNear(candidates: readonly CoordinateCandidate[]) {
  const search = await import(/* webpackChunkName: "place-search" */ "#state/search/search.ts");
  return search.townsNear(candidates.map(({ place }) => place));
}
