import { useStore } from "zustand";
import { BOAT_LIMITS, type Boat } from "#domain/fairway/passage.ts";
import { settingsTexts } from "#i18n/app/settings.ts";
import { boatTexts, sizeWrong } from "#i18n/water/boat.ts";
import { NumberField } from "#parts/number-field.tsx";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Section } from "#ui/page.tsx";
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
export function OwnBoat({ id, onStored }: ChoiceProps & { readonly id: string }) {
  return (
    <Section id={id} heading={settingsTexts.boat}>
      <p>
        {boatTexts.hint} {boatTexts.unknownHint}
      </p>
      {SIZES.map((size) => (
        <SizeField key={size} size={size} onStored={onStored} />
      ))}
    </Section>
  );
}

function SizeField({ size, onStored }: ChoiceProps & { readonly size: keyof Boat }) {
  const boat = useStore(preferencesStore, (preferences) => preferences.boat);
  const change = (meters: number | null) =>
    onStored(setPreferences({ boat: { ...preferencesStore.getState().boat, [size]: meters } }));
  return (
    <NumberField
      label={boatTexts[size]}
      hint={HINTS[size]}
      value={boat[size]}
      range={BOAT_LIMITS[size]}
      maxDecimals={2}
      problem={sizeWrong(...BOAT_LIMITS[size])}
      onChange={change}
      onClear={size === "marginMeters" ? undefined : () => change(null)}
    />
  );
}
