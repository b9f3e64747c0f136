import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { NAME_MAX_CHARS, NOTE_MAX_CHARS } from "#domain/waypoints/limits.ts";
import { nextWaypointName } from "#domain/waypoints/next-waypoint-name.ts";
import { waypointTexts } from "#i18n/waypoints.ts";
import { saveTroubleText } from "#parts/save-trouble.ts";
import { useOwnPosition } from "#parts/use-own-position.ts";
import { mapViewStore } from "#state/map-view.ts";
import { addWaypoint, waypointsStore } from "#state/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { TextArea, TextField } from "#ui/text-field.tsx";
import { type PlaceKind, placeFrom } from "./place-from.ts";
import styles from "./waypoints-screen.module.css";

const PLACES: ReadonlyArray<{ kind: PlaceKind; label: string }> = [
  { kind: "here", label: waypointTexts.here },
  { kind: "map-center", label: waypointTexts.mapCenter },
  { kind: "typed", label: waypointTexts.typed },
];

type Outcome =
  | { readonly kind: "none" | "saved" }
  | { readonly kind: "trouble"; readonly text: string };

/** The form for a new waypoint: its name, a note, and one of three ways to say where. */
export function AddWaypoint({
  nameField,
}: {
  readonly nameField: RefObject<HTMLInputElement | null>;
}) {
  const form = useAddWaypointForm();
  const placeField = useFocusOnError(form.placeError);
  return (
    <Section heading={waypointTexts.add}>
      <form className={styles["form"]} onSubmit={(event) => void form.submit(event)} noValidate>
        <fieldset>
          <legend>{waypointTexts.where}</legend>
          {PLACES.map(({ kind, label }) => (
            <Choice
              key={kind}
              kind="radio"
              name="where"
              label={label}
              checked={form.placeKind === kind}
              onChoose={() => form.setPlaceKind(kind)}
            />
          ))}
        </fieldset>
        {form.placeKind === "typed" ? (
          <TextField
            ref={placeField}
            label={waypointTexts.typedLabel}
            hint={waypointTexts.typedHint}
            error={form.placeError}
            value={form.typed}
            onChange={(event) => form.setTyped(event.currentTarget.value)}
          />
        ) : null}
        {form.placeKind !== "typed" && form.placeError ? (
          <Notice tone="danger">{form.placeError}</Notice>
        ) : null}
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
        <Button type="submit" variant="primary">
          {waypointTexts.save}
        </Button>
        <SaveOutcome outcome={form.outcome} />
      </form>
    </Section>
  );
}

/** The keyboard goes to what must be mended. */
function useFocusOnError(error: string | undefined) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return field;
}

function SaveOutcome({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.kind === "trouble") return <Notice tone="danger">{outcome.text}</Notice>;
  return <p role="status">{outcome.kind === "saved" ? waypointTexts.saved : null}</p>;
}

function useAddWaypointForm() {
  const [search] = useSearchParams();
  const position = useOwnPosition();
  const suggestedName = useStore(waypointsStore, (state) => nextWaypointName(state.waypoints));
  const [placeKind, setPlaceKind] = useState<PlaceKind>(search.has("plek") ? "here" : "map-center");
  const [typed, setTyped] = useState("");
  const [name, setName] = useState("");
  const [note, setNote] = useState("");
  const [placeError, setPlaceError] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });

  const save = async ({ lat, lng }: LatLng) => {
    const trimmedNote = note.trim();
    const result = await addWaypoint({
      name: name.trim() || suggestedName,
      lat,
      lng,
      ...(trimmedNote ? { note: trimmedNote } : {}),
    });
    setOutcome(
      result.ok ? { kind: "saved" } : { kind: "trouble", text: saveTroubleText(result.reason) },
    );
    // Without storage it is in memory all the same; adding it again would double it.
    const isAdded = result.ok || result.reason === "full" || result.reason === "blocked";
    if (!isAdded) return;
    setName("");
    setNote("");
    setTyped("");
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setOutcome({ kind: "none" });
    const found = await placeFrom(placeKind, typed, position, mapViewStore.getState());
    setPlaceError(found.ok ? undefined : found.error);
    if (found.ok) await save(found.place);
  };
  return {
    placeKind,
    setPlaceKind,
    typed,
    setTyped,
    name,
    setName,
    note,
    setNote,
    suggestedName,
    placeError,
    outcome,
    submit,
  };
}
