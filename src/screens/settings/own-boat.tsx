import { useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { BOAT_LIMITS, type Boat } from "#domain/fairway/passage/passage.ts";
import { isBoating } from "#domain/preferences/is-boating.ts";
import { CROSS_TRACK_RANGE } from "#domain/steering/cross-track-limit.ts";
import { HELM_LAYOUTS } from "#domain/steering/helm-layout.ts";
import { WaterLevelField } from "#parts/fairway/water-level-field.tsx";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { NumberField } from "#parts/number-field.tsx";
import { sizeWrong } from "#sentences/water/boat.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setBoating } from "#state/settings/set-boating.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { Select } from "#ui/select.tsx";
import { settingsTexts } from "#words/app/settings.ts";
import { boatTexts } from "#words/water/boat.ts";
import { boatingTexts } from "#words/water/boating.ts";
import { logTexts } from "#words/water/logbook.ts";
import type { ChoiceProps } from "./choice-props.ts";

const Logbook = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "boating" */ "#parts/boating/logbook-dialog.tsx")).Logbook,
);

const SIZES = [
  "airDraughtMeters",
  "draughtMeters",
  "beamMeters",
  "lengthMeters",
  "marginMeters",
  "keelMarginMeters",
] as const;

/** The sizes that cannot be left empty. */
const ALWAYS_SET: readonly (keyof Boat)[] = ["marginMeters", "keelMarginMeters"];

const HINTS: Partial<Readonly<Record<keyof Boat, string>>> = {
  airDraughtMeters: boatTexts.airDraughtHint,
  draughtMeters: boatTexts.draughtHint,
};

/** All that concerns a boat: whether the user is on the water, its sizes, the level of the water, and red light. */
export function OwnBoat({ id, onStored }: ChoiceProps & { readonly id: string }) {
  const isOnWater = useStore(preferencesStore, isBoating);
  const [isLogOpen, setLogOpen] = useState(false);
  const helmLayout = useStore(preferencesStore, (preferences) => preferences.helmLayout);
  const crossTrackMeters = useStore(preferencesStore, (all) => all.crossTrackMeters);
  const isRed = useStore(preferencesStore, ({ nightRed }) => nightRed);
  const isRedAtSunset = useStore(preferencesStore, ({ redAtSunset }) => redAtSunset);
  return (
    <Section id={id} heading={settingsTexts.boat}>
      <Choice
        kind="checkbox"
        name="boating"
        label={boatingTexts.boating}
        hint={`${boatingTexts.boatingHint} ${boatTexts.units}`}
        checked={isOnWater}
        onChoose={(isOn) => onStored(setBoating(isOn))}
      />
      <Choice
        kind="checkbox"
        name="night-red"
        label={boatTexts.nightRed}
        hint={boatTexts.nightRedHint}
        checked={isRed}
        onChoose={(isOn) => onStored(setPreferences({ nightRed: isOn }))}
      />
      <Choice
        kind="checkbox"
        name="red-at-sunset"
        label={boatTexts.redAtSunset}
        hint={boatTexts.redAtSunsetHint}
        checked={isRedAtSunset}
        onChoose={(isOn) => onStored(setPreferences({ redAtSunset: isOn }))}
      />
      <div className={layout["actions"]}>
        <Link to="/map?anker" className={buttonClass()}>
          {boatTexts.anchor}
        </Link>
        <Link to="/map?boeien" className={buttonClass()}>
          {boatTexts.marks}
        </Link>
        <Button onClick={() => setLogOpen(true)}>{logTexts.heading}</Button>
      </div>
      {isLogOpen ? <Logbook onClose={() => setLogOpen(false)} /> : null}
      <h3>{boatTexts.heading}</h3>
      <p>
        {boatTexts.hint} {boatTexts.unknownHint}
      </p>
      <Select
        label={boatTexts.kind}
        hint={boatTexts.kindHint}
        options={HELM_LAYOUTS}
        value={helmLayout}
        textOf={(layout) => boatTexts.kinds[layout]}
        onChoose={(layout) => onStored(setPreferences({ helmLayout: layout }))}
      />
      <NumberField
        label={boatTexts.crossTrack}
        hint={boatTexts.crossTrackHint}
        value={crossTrackMeters}
        range={CROSS_TRACK_RANGE}
        maxDecimals={0}
        problem={sizeWrong(...CROSS_TRACK_RANGE)}
        onChange={(meters) => onStored(setPreferences({ crossTrackMeters: meters }))}
        onClear={() => onStored(setPreferences({ crossTrackMeters: null }))}
      />
      {SIZES.map((size) => (
        <SizeField key={size} size={size} onStored={onStored} />
      ))}
      <WaterLevelField />
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
      onClear={ALWAYS_SET.includes(size) ? undefined : () => change(null)}
    />
  );
}
