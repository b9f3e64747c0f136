import { type FormEvent, type RefObject, useState } from "react";
import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { nextWaypointName } from "#domain/waypoints/next-waypoint-name.ts";
import { NAME_MAX_CHARS, NOTE_MAX_CHARS } from "#domain/waypoints/waypoint-limits.ts";
import { useCoordinateField } from "#parts/coordinates/use-coordinate-field.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { PositionProblem } from "#parts/position/position-state.tsx";
import { saveProblemText } from "#parts/save-problem.ts";
import { useIsStored } from "#parts/use-is-stored.ts";
import { savedText } from "#sentences/waypoints/waypoints-list.ts";
import { addWaypoint, waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { TextArea, TextField } from "#ui/text-field.tsx";
import { WAYPOINT_WORD, waypointTexts } from "#words/waypoints/waypoints.ts";
import { addTexts } from "#words/waypoints/waypoints-list.ts";
import { AddLook, lookFields, USUAL_LOOK } from "./add-look.tsx";
import { type PlaceKind, placeKinds, usualPlaceKind } from "./place-kind.ts";
import { useKnownPlaces } from "./use-known-places.ts";
import styles from "./waypoints-screen.module.css";

/** Lazy, because most users choose their position or a place on the map. */
const CoordinateField = lazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "coordinate-field" */ "#parts/coordinates/coordinate-field.tsx"
      )
    ).CoordinateField,
);

type Outcome =
  | { readonly kind: "none" }
  /** `where`: the place chosen for a repeating coordinate. */
  | { readonly kind: "saved"; readonly where: string | null }
  | { readonly kind: "problem"; readonly text: string };

/** The form for a new waypoint: name, note, and position. */
export function AddWaypoint({
  nameField,
}: {
  readonly nameField: RefObject<HTMLInputElement | null>;
}) {
  const form = useAddWaypointForm();
  return (
    <Section heading={addTexts.add}>
      <form
        className={classNames(layout["wideStack"], styles["form"])}
        onSubmit={(event) => void form.submit(event)}
        noValidate
      >
        <fieldset>
          <legend>{addTexts.where}</legend>
          {form.placeKinds.map((kind) => (
            <Choice
              key={kind}
              kind="radio"
              name="where"
              label={form.placeLabels[kind]}
              checked={form.placeKind === kind}
              onChoose={() => form.setPlaceKind(kind)}
              onTap={() => form.setHereAsked(kind === "here")}
            />
          ))}
        </fieldset>
        {form.placeKind === "typed" ? <CoordinateField field={form.coordinates} /> : null}
        {form.isHereMissing ? (
          <div role="status">
            <PositionProblem />
          </div>
        ) : null}
        {form.placeError ? <Notice tone="danger">{form.placeError}</Notice> : null}
        <TextField
          ref={nameField}
          label={waypointTexts.name}
          maxLength={NAME_MAX_CHARS}
          value={form.name}
          placeholder={form.suggestedName}
          onChange={(event) => form.setName(event.currentTarget.value)}
        />
        <TextArea
          label={waypointTexts.note}
          maxLength={NOTE_MAX_CHARS}
          value={form.note}
          onChange={(event) => form.setNote(event.currentTarget.value)}
        />
        <AddLook look={form.look} onChange={form.setLook} />
        {/* The button above the list, which leads here, is the filled one. */}
        <Button type="submit">{waypointTexts.save}</Button>
        <SaveOutcome outcome={form.outcome} />
      </form>
    </Section>
  );
}

function SaveOutcome({ outcome }: { readonly outcome: Outcome }) {
  const isStored = useIsStored();
  if (outcome.kind === "problem") return <Notice tone="danger">{outcome.text}</Notice>;
  const isSaved = outcome.kind === "saved" && isStored;
  return <p role="status">{isSaved ? savedText(outcome.where) : null}</p>;
}

function useAddWaypointForm() {
  const [search] = useSearchParams();
  const { known, labels, here, mapCenter } = useKnownPlaces();
  const suggestedName = useStore(waypointsStore, (state) =>
    nextWaypointName(state.waypoints, WAYPOINT_WORD),
  );
  const [chosenKind, setPlaceKind] = useState<PlaceKind | null>(search.has("plek") ? "here" : null);
  const coordinates = useCoordinateField();
  const [name, setName] = useState("");
  const [note, setNote] = useState("");
  // Kept after saving, because the next one is probably of the same kind.
  const [look, setLook] = useState(USUAL_LOOK);
  const [placeError, setPlaceError] = useState<string>();
  const [isHereAsked, setHereAsked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const placeKind =
    chosenKind ?? (coordinates.text === "" ? usualPlaceKind(known) : ("typed" as const));
  // The first fix must not move a waypoint that is being entered.
  const keepPlace = () => setPlaceKind(placeKind);

  const save = async ({ lat, lng }: LatLng, where: string | null) => {
    const trimmedNote = note.trim();
    const result = await addWaypoint({
      name: name.trim() || suggestedName,
      lat,
      lng,
      ...(trimmedNote ? { note: trimmedNote } : {}),
      ...lookFields(look),
    });
    setOutcome(
      result.ok
        ? { kind: "saved", where }
        : { kind: "problem", text: saveProblemText(result.reason) },
    );
    // Without storage it is in memory, and adding it again would double it.
    const isAdded = result.ok || result.reason === "full" || result.reason === "blocked";
    if (!isAdded) return;
    setName("");
    setNote("");
    coordinates.setText("");
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setOutcome({ kind: "none" });
    setPlaceError(undefined);
    const typed = placeKind === "typed" ? await coordinates.read() : null;
    const places = { here, "map-center": mapCenter, typed: typed?.place };
    const place = places[placeKind];
    if (place) await save(place, typed?.readNear ?? null);
    else if (placeKind === "here") {
      setHereAsked(true);
      setPlaceError(addTexts.noPositionYet);
    }
  };
  return {
    placeKind,
    placeKinds: placeKinds(known),
    placeLabels: labels,
    setPlaceKind,
    setHereAsked,
    isHereMissing: isHereAsked && placeKind === "here" && here === null,
    coordinates,
    name,
    setName(typed: string) {
      keepPlace();
      setName(typed);
    },
    note,
    setNote(typed: string) {
      keepPlace();
      setNote(typed);
    },
    look,
    setLook,
    suggestedName,
    placeError,
    outcome,
    submit,
  };
}
