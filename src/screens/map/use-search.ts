import { useEffect, useState } from "react";
import type { CoordinateSearch } from "#domain/coordinates/candidate.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import {
  coordinateFormName,
  coordinateQuestionText,
  pastedTroubleText,
} from "#i18n/coordinates-typed.ts";
import { searchTexts } from "#i18n/search.ts";
import { rowOf } from "./found-row.tsx";

/** One thing that the typed text may mean. */
export interface SearchResult {
  readonly kind: FoundPlace["kind"] | "coordinate";
  readonly title: string;
  readonly hint: string;
  readonly place: LatLng;
  /** As in `FoundPlace`; null for a coordinate. */
  readonly detail: string | null;
  /** Of a waypoint its id; null for anything else. */
  readonly waypointId: string | null;
}

interface SearchState {
  readonly results: readonly SearchResult[];
  /** One sentence about them, or about why there are none; null when they speak for themselves. */
  readonly note: string | null;
}

const NOTHING: SearchState = { results: [], note: null };

/** Waits for the next key, so that a fast typist asks once. */
const PAUSE_MS = 90;

/** What the text may mean: coordinates first, then places. `isBusy` as long as it is looked up. */
export function useSearch(text: string, near: LatLng) {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly state: SearchState }>({
    text: "",
    state: NOTHING,
  });
  const { lat, lng } = near;
  useEffect(() => {
    if (text.trim() === "") return;
    let isGone = false;
    const tell = (state: SearchState) => !isGone && setAnswer({ text, state });
    const timer = window.setTimeout(() => {
      search(text, { lat, lng }).then(tell, (failure: unknown) => {
        console.warn("No search:", failure);
        tell({ results: [], note: searchTexts.notLoaded });
      });
    }, PAUSE_MS);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [text, lat, lng]);
  const isBusy = text.trim() !== "" && answer.text !== text;
  return { ...(text.trim() === "" ? NOTHING : answer.state), isBusy };
}

async function search(text: string, near: LatLng): Promise<SearchState> {
  const [{ searchCoordinates }, { findPlaces }] = await Promise.all([
    import(/* webpackChunkName: "coordinate-forms" */ "#domain/coordinates/all-forms.ts"),
    import(/* webpackChunkName: "place-search" */ "#state/search.ts"),
  ]);
  const read = searchCoordinates(text, { near });
  const places = await findPlaces(text, near);
  const results = [...coordinateResults(read), ...places.map(placeResult)];
  return { results, note: noteOn(read, results.length) };
}

function coordinateResults(read: CoordinateSearch): readonly SearchResult[] {
  if (!read.ok) return [];
  return read.candidates.map(({ place, text, form }) => ({
    kind: "coordinate",
    title: text,
    hint: coordinateFormName(form),
    place,
    detail: null,
    waypointId: null,
  }));
}

function placeResult(found: FoundPlace): SearchResult {
  return {
    ...rowOf(found),
    detail: found.detail,
    waypointId: found.kind === "waypoint" ? found.detail : null,
  };
}

function noteOn(read: CoordinateSearch, count: number): string | null {
  if (read.ok) return read.question && coordinateQuestionText(read.question);
  if (count > 0) return null;
  return pastedTroubleText(read.reason) ?? searchTexts.nothing;
}
