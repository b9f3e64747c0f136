import { type FormEvent, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { formatLatLng } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { useCoordinateField } from "#parts/coordinates/use-coordinate-field.ts";
import { useCoordinateText } from "#parts/coordinates/use-coordinate-text.ts";
import { saveProblemText } from "#parts/save-problem.ts";
import { namedCoordinate } from "#sentences/position/coordinates.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { putBackChanged, updateWaypoint } from "#state/waypoints/waypoints.ts";
import {
  draftOf,
  keepWaypointDraft,
  type TypedFields,
  type WaypointFields,
} from "#state/waypoints/waypoints-drafts.ts";
import { editTexts } from "#words/waypoints/waypoints-edit.ts";
import {
  altitudeMetersFrom,
  changesFrom,
  conflictsOf,
  decided,
  type FieldName,
  factsOf,
  fieldsOf,
  followedFields,
  shownFields,
  withTyped,
} from "./edit-draft.ts";

interface Problems {
  readonly name?: string;
  readonly altitude?: string;
  readonly save?: string;
}

interface EditFormOptions {
  readonly waypoint: Waypoint;
  /** True if another tab deleted it: saving restores it. */
  readonly isGone: boolean;
  readonly onDone: (outcome: "saved" | "cancelled") => void;
}

/** The state of the form for a waypoint, which may change or be deleted elsewhere while open. */
export function useEditForm({ waypoint, isGone, onDone }: EditFormOptions) {
  const placeText = usePlaceText(waypoint);
  const { fields, typed, change, decide, isDraftStored, coordinates } = useTypedFields(
    waypoint,
    placeText,
  );
  const [opened] = useState(() => factsOf(waypoint));
  const [problems, setProblems] = useState<Problems>({});
  const nameField = useRef<HTMLInputElement>(null);
  const altitudeField = useRef<HTMLInputElement>(null);
  const conflictBlock = useRef<HTMLElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  useEffect(() => nameField.current?.focus(), []);

  const conflicts = isGone ? [] : conflictsOf(waypoint, typed, placeText);
  const end = (outcome: "saved" | "cancelled") => {
    keepWaypointDraft(waypoint.id, null);
    onDone(outcome);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(fields);
    setProblems(found);
    if (found.name) return nameField.current?.focus();
    if (found.altitude) return altitudeField.current?.focus();
    if (conflicts.length > 0) return conflictBlock.current?.focus();
    const read = typed.place ? await coordinates.read() : { place: {} };
    if (!read) return;
    const changes = { ...changesFrom(waypoint, typed), ...read.place };
    const result = isGone
      ? await putBackChanged(waypoint, changes)
      : await updateWaypoint(waypoint.id, changes, waypoint);
    if (result.ok) end("saved");
    else setProblems({ save: saveProblemText(result.reason) });
  };
  return {
    fields,
    fieldsOfNow: fieldsOf(waypoint, placeText),
    change,
    decide(name: FieldName, choice: "mine" | "theirs") {
      decide(name, choice);
      // The focused button disappears.
      (conflicts.length > 1 ? conflictBlock : saveButton).current?.focus();
    },
    conflicts,
    followed: followedFields(waypoint, opened, typed),
    isDraftStored,
    problems,
    coordinates,
    nameField,
    altitudeField,
    conflictBlock,
    saveButton,
    submit,
    cancel: () => end("cancelled"),
  };
}

/** Returns the typed fields, which are kept if the user leaves the screen. */
function useTypedFields(waypoint: Waypoint, placeText: string) {
  const [stored] = useState(() => draftOf(waypoint.id));
  const [others, setOthers] = useState<TypedFields>(stored?.typed ?? {});
  const fieldsOfNow = fieldsOf(waypoint, placeText);
  const coordinates = useCoordinateField(shownFields(fieldsOfNow, others).place);
  // The place at the start of the text in the field.
  const [placeBefore, setPlaceBefore] = useState({
    fact: stored?.typed.place?.before ?? factsOf(waypoint).place,
    text: stored?.typed.place ? null : coordinates.text,
  });
  const now = { fact: factsOf(waypoint).place, text: placeText };
  const isPlaceTyped = coordinates.text !== placeBefore.text && coordinates.text !== now.text;
  const showPlaceOfNow = () => {
    coordinates.setText(now.text);
    setPlaceBefore(now);
  };
  // An untouched place follows the waypoint and the chosen notation.
  useEffect(() => {
    const isBehind = placeBefore.fact !== now.fact || placeBefore.text !== now.text;
    if (!isPlaceTyped && isBehind) showPlaceOfNow();
  });
  const { place: _place, ...withoutPlace } = others;
  const typed: TypedFields = isPlaceTyped
    ? { ...withoutPlace, place: { mine: coordinates.text, before: placeBefore.fact } }
    : withoutPlace;
  useEffect(() => {
    keepWaypointDraft(waypoint.id, Object.keys(typed).length > 0 ? { waypoint, typed } : null);
  });
  return {
    typed,
    fields: shownFields(fieldsOfNow, typed),
    coordinates,
    isDraftStored: stored !== undefined,
    change: (changes: Partial<WaypointFields>) => setOthers(withTyped(typed, waypoint, changes)),
    decide(name: FieldName, choice: "mine" | "theirs") {
      if (name !== "place") setOthers(decided(typed, waypoint, name, choice));
      else if (choice === "theirs") showPlaceOfNow();
      else setPlaceBefore({ fact: now.fact, text: null });
    },
  };
}

/** Returns a place in the chosen notation; in degrees if that cannot express it or is still loading. */
function usePlaceText(place: LatLng): string {
  const format = useStore(preferencesStore, ({ coordinateFormat }) => coordinateFormat);
  const text = useCoordinateText(place, format);
  return text ? namedCoordinate(format, text) : formatLatLng(place);
}

function problemsOf({ name, altitude }: WaypointFields): Problems {
  if (!name.trim()) return { name: editTexts.nameMissing };
  const isReadable = altitude.trim() === "" || altitudeMetersFrom(altitude) !== undefined;
  return isReadable ? {} : { altitude: editTexts.altitudeWrong };
}
