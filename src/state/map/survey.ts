import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  type BearingUnit,
  type DraftSighting,
  type DraftStep,
  inUnit,
  type SurveyDraft,
} from "#domain/survey/survey-draft.ts";
import { device } from "#state/device/device.ts";
import { scoutingStorage } from "#storage/records/scouting/scouting-storage.ts";

const EMPTY_STEP: DraftStep = { bearingText: "", distanceText: "" };

const EMPTY_DRAFT: SurveyDraft = {
  task: "resect",
  north: "magnetic",
  unit: "deg",
  from: null,
  steps: [EMPTY_STEP],
  sightings: [],
};

/** The survey in the making; it stays while the user looks at another screen, and after `loadSurvey` also after a reload. */
export const surveyStore = createStore<SurveyDraft>(() => EMPTY_DRAFT);

let loading: Promise<void> | null = null;

/** Reads the stored survey, unless one is being made, and stores every change from then on. Only the first call has an effect. */
export function loadSurvey(): Promise<void> {
  loading ??= readSurvey();
  return loading;
}

async function readSurvey(): Promise<void> {
  const storage = scoutingStorage(device.connection);
  try {
    const stored = await storage.read("survey");
    const isUntouched = surveyStore.getState() === surveyStore.getInitialState();
    if (stored && stored !== "unreadable" && isUntouched) surveyStore.setState(stored, true);
  } catch (error) {
    console.warn("No survey:", error);
  }
  surveyStore.subscribe((draft) => {
    // A survey is made anew in a minute: without storage it lasts for the visit.
    storage.change("survey", () => draft).catch(console.warn);
  });
}

/** Changes the technique or the north. */
export function changeSurvey(change: Partial<Pick<SurveyDraft, "task" | "north">>): void {
  surveyStore.setState(change);
}

/**
 * Writes the typed bearings in a unit, now and from now on.
 * @param locale the language whose decimal sign is used
 */
export function changeSurveyUnit(unit: BearingUnit, locale: string): void {
  surveyStore.setState((draft) => inUnit(draft, unit, locale));
}

/**
 * Takes a point of the map: the start of a projection that has none, else a known point. `name` is that of
 * a waypoint or node; others get a letter.
 */
export function addSurveyPoint({ lat, lng }: LatLng, name?: string): void {
  surveyStore.setState((draft) => {
    if (draft.task === "project") return { from: { lat, lng } };
    const sighting = { at: { lat, lng }, name: name ?? freeLetter(draft), bearingText: "" };
    return { sightings: [...draft.sightings, sighting] };
  });
}

/** Changes the name of a known point. */
export function nameSighting(index: number, name: string): void {
  surveyStore.setState(({ sightings }) => ({
    sightings: sightings.map((one, at) => (at === index ? { ...one, name } : one)),
  }));
}

/** Changes the typed bearing of a known point. */
export function typeBearing(index: number, bearingText: string): void {
  surveyStore.setState(({ sightings }) => ({
    sightings: sightings.map((one, at) => (at === index ? { ...one, bearingText } : one)),
  }));
}

/** Removes a known point with its bearing. */
export function removeSighting(index: number): void {
  surveyStore.setState(({ sightings }) => ({ sightings: sightings.toSpliced(index, 1) }));
}

/** Changes a step of the projection. */
export function typeStep(index: number, change: Partial<DraftStep>): void {
  surveyStore.setState(({ steps }) => ({
    steps: steps.map((one, at) => (at === index ? { ...one, ...change } : one)),
  }));
}

/** Adds a step after the last, in the place of an empty one. */
export function addStep(step: DraftStep = EMPTY_STEP): void {
  surveyStore.setState(({ steps }) => {
    const last = steps.at(-1);
    const isLastEmpty = step !== EMPTY_STEP && last?.bearingText === "" && last.distanceText === "";
    return { steps: [...(isLastEmpty ? steps.slice(0, -1) : steps), step] };
  });
}

/** Removes a step; the last one left is emptied. */
export function removeStep(index: number): void {
  surveyStore.setState(({ steps }) => ({
    steps: steps.length > 1 ? steps.toSpliced(index, 1) : [EMPTY_STEP],
  }));
}

/** Clears points and bearings; technique, north and unit stay. */
export function clearSurvey(): void {
  surveyStore.setState({ from: null, steps: [EMPTY_STEP], sightings: [] });
}

/** The first letter that no known point has. */
function freeLetter({ sightings }: SurveyDraft): string {
  const taken = new Set(sightings.map(({ name }: DraftSighting) => name));
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  return [...letters].find((letter) => !taken.has(letter)) ?? `${sightings.length + 1}`;
}
