import type { StoreApi } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  byRule,
  type Changes,
  type Current,
  withItem,
  withItemFields,
} from "#domain/storage/current.ts";
import {
  type BearingUnit,
  type DraftSighting,
  type DraftStep,
  inUnit,
  type StepTexts,
  type SurveyDraft,
} from "#domain/survey/survey-draft.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { device } from "#state/device/device.ts";
import {
  createDocumentStore,
  type DocumentDevice,
  type UndoOffer,
  viewStore,
} from "#state/records/document-store.ts";
import { edits } from "#state/records/edits.ts";
import { SURVEY } from "#storage/records/scouting/scouting-records.ts";

const NO_TEXTS: StepTexts = { bearingText: "", distanceText: "" };
/** The step of a survey without steps, the same one in every window. */
const FIRST_STEP: DraftStep = { id: "first", ...NO_TEXTS };

const EMPTY_DRAFT: SurveyDraft = {
  task: "resect",
  north: "magnetic",
  unit: "deg",
  from: null,
  steps: [FIRST_STEP],
  sightings: [],
};

/** The services of the device that a survey uses. */
export interface SurveyDevice extends DocumentDevice {
  readonly randomId: RandomId;
}

/** The survey in the making, which all windows edit. */
export interface Survey {
  /** Lasts for the visit if it cannot be stored, because a survey is made again in a minute. */
  readonly store: StoreApi<SurveyDraft>;
  /** True if edits could not be stored yet, so that they would be lost with the page. */
  readonly failed: StoreApi<{ readonly hasFailed: boolean }>;
  /** Reads the stored survey and follows the other windows. Only the first call has an effect. */
  load(): Promise<void>;
  /** Changes the technique or the north. */
  change(changes: Partial<Pick<SurveyDraft, "task" | "north">>): void;
  /**
   * Writes the typed bearings in a unit, now and from now on.
   * @param locale the language whose decimal sign is used
   */
  changeUnit(unit: BearingUnit, locale: string): void;
  /**
   * Takes a point of the map: the start of a projection that has none, else a known point. `name` is that of
   * a waypoint or node; others get a letter.
   */
  addPoint(place: LatLng, name?: string): void;
  /** Changes the name of a known point. */
  nameSighting(id: string, name: string): void;
  /** Changes the typed bearing of a known point. */
  typeBearing(id: string, bearingText: string): void;
  /** Removes a known point with its bearing. */
  removeSighting(id: string): void;
  /** Changes a step of the projection. */
  typeStep(id: string, changes: Changes<DraftStep>): void;
  /** Adds a step after the last, in the place of an empty one. */
  addStep(texts?: StepTexts): void;
  /** Removes a step; the last one left is emptied. */
  removeStep(id: string): void;
  /** Clears the points and bearings that are shown; technique, north and unit stay. */
  clear(): void;
}

/** Creates the survey of a device. */
export function createSurvey(device: SurveyDevice): Survey {
  const { randomId } = device;
  const place = { kind: SURVEY, id: "survey", initial: EMPTY_DRAFT };
  const saved = createDocumentStore<SurveyDraft>(device, place);
  const edit = (...made: Parameters<typeof saved.edit>): void => void saved.edit(...made);
  const store = viewStore(saved.store, ({ document }) => document);
  return {
    store,
    failed: saved.store,
    load: saved.load,
    change: (changes) => edit((now) => ({ ...now, ...changes })),
    changeUnit: (unit, locale) => edit((now) => byRule(now, inUnit, unit, locale)),
    addPoint({ lat, lng }, name) {
      if (store.getState().task === "project") {
        return edit((now) => ({ ...now, from: { lat, lng } }));
      }
      const sighting = { id: randomId(), at: { lat, lng }, bearingText: "" };
      edit((now) => ({
        ...now,
        sightings: withItem(now.sightings, { ...sighting, name: name ?? freeLetter(now) }),
      }));
    },
    nameSighting: (id, name) =>
      edit((now) => ({ ...now, sightings: withItemFields(now.sightings, id, { name }) })),
    typeBearing: (id, bearingText) =>
      edit((now) => ({ ...now, sightings: withItemFields(now.sightings, id, { bearingText }) })),
    removeSighting(removedId) {
      const name = store.getState().sightings.find(({ id }) => id === removedId)?.name ?? "";
      edit((now) => ({ ...now, sightings: now.sightings.filter(({ id }) => id !== removedId) }), {
        kind: "delete",
        name,
      });
    },
    typeStep: (id, changes) =>
      edit((now) => ({ ...now, steps: withItemFields(now.steps, id, changes) })),
    addStep(texts = NO_TEXTS) {
      const step = { id: randomId(), ...texts };
      edit((now) => {
        const last = now.steps.at(-1);
        const isReplaced = texts !== NO_TEXTS && last && isEmptyStep(last);
        return { ...now, steps: withItem(isReplaced ? now.steps.slice(0, -1) : now.steps, step) };
      });
    },
    removeStep(removedId) {
      const step = store.getState().steps.find(({ id }) => id === removedId);
      const offer = step && !isEmptyStep(step) ? removalOf([nameOf(step)]) : undefined;
      edit((now) => ({ ...now, steps: withoutSteps(now.steps, [removedId]) }), offer);
    },
    clear() {
      const { from, steps, sightings } = store.getState();
      const typed = steps.filter((step) => !isEmptyStep(step));
      const names = [...sightings.map(({ name }) => name), ...typed.map(nameOf)];
      const hasNothing = names.length === 0 && !from;
      const stepIds = steps.map(({ id }) => id);
      const sightingIds = sightings.map(({ id }) => id);
      edit(
        (now) => ({
          ...now,
          from: null,
          steps: withoutSteps(now.steps, stepIds),
          sightings: now.sightings.filter(({ id }) => !sightingIds.includes(id)),
        }),
        hasNothing ? undefined : removalOf(names),
      );
    },
  };
}

/** Returns the offer to undo the removal of points and steps. */
function removalOf(names: readonly string[]): UndoOffer {
  return { kind: "delete", name: names[0] ?? "", count: Math.max(1, names.length) };
}

function nameOf({ bearingText, distanceText }: StepTexts): string {
  return [bearingText, distanceText].filter((text) => text !== "").join(" / ");
}

function isEmptyStep({ bearingText, distanceText }: StepTexts): boolean {
  return bearingText === "" && distanceText === "";
}

/** Returns steps without those with these ids; there is always one to type in. */
function withoutSteps(
  steps: readonly Current<DraftStep>[],
  ids: readonly string[],
): readonly Current<DraftStep>[] {
  const left = steps.filter(({ id }) => !ids.includes(id));
  return left.length > 0 ? left : withItem(left, FIRST_STEP);
}

/** The first letter that no known point has. */
function freeLetter({ sightings }: Pick<SurveyDraft, "sightings">): string {
  const taken = new Set(sightings.map(({ name }: DraftSighting) => name));
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  return [...letters].find((letter) => !taken.has(letter)) ?? `${sightings.length + 1}`;
}

/** The survey of this device, documented at `Survey`. */
export const {
  store: surveyStore,
  failed: surveyFailedStore,
  load: loadSurvey,
  change: changeSurvey,
  changeUnit: changeSurveyUnit,
  addPoint: addSurveyPoint,
  nameSighting,
  typeBearing,
  removeSighting,
  typeStep,
  addStep,
  removeStep,
  clear: clearSurvey,
} = createSurvey({ ...device, edits });
