import { useState } from "react";
import { BOAT_LIMITS, type Boat } from "#domain/fairway/passage.ts";
import { boatTexts, sizeWrong } from "#i18n/boat.ts";
import { settingsTexts } from "#i18n/settings.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Section } from "#ui/page.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { ChoiceProps } from "./choice-props.ts";

const SIZES = [
  "airDraughtMeters",
  "draughtMeters",
  "beamMeters",
  "lengthMeters",
  "marginMeters",
] as const;

const HINTS: Partial<Readonly<Record<keyof Boat, string>>> = {
  airDraughtMeters: boatTexts.airDraughtHint,
  draughtMeters: boatTexts.draughtHint,
};

/** The sizes of the user's boat, each stored as soon as it is valid. */
export function OwnBoat({ id, onKept }: ChoiceProps & { readonly id: string }) {
  return (
    <Section id={id} heading={settingsTexts.boat}>
      <p>
        {boatTexts.hint} {boatTexts.unknownHint}
      </p>
      {SIZES.map((size) => (
        <SizeField key={size} size={size} onKept={onKept} />
      ))}
    </Section>
  );
}

function SizeField({ size, onKept }: ChoiceProps & { readonly size: keyof Boat }) {
  const [typed, setTyped] = useState(() => written(preferencesStore.getState().boat[size]));
  const isWrong = sizeIn(typed, size) === undefined;

  function change(text: string) {
    setTyped(text);
    const meters = sizeIn(text, size);
    if (meters === undefined) return;
    const { boat } = preferencesStore.getState();
    onKept(setPreferences({ boat: { ...boat, [size]: meters } }));
  }

  return (
    <TextField
      label={boatTexts[size]}
      hint={HINTS[size]}
      inputMode="decimal"
      value={typed}
      error={isWrong ? sizeWrong(...BOAT_LIMITS[size]) : undefined}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

function written(meters: number | null): string {
  return meters === null ? "" : `${meters}`.replace(".", ",");
}

/** Returns the size in a text, null for an empty one that may be empty; undefined if it is not valid. */
function sizeIn(text: string, size: keyof Boat): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return size === "marginMeters" ? undefined : null;
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(trimmed)) return undefined;
  const meters = Number(trimmed.replace(",", "."));
  const [least, most] = BOAT_LIMITS[size];
  return meters >= least && meters <= most ? meters : undefined;
}
