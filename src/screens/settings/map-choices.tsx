import { useStore } from "zustand";
import { isBoating } from "#domain/preferences/is-boating.ts";
import type { MapOverlayName } from "#domain/settings/settings.ts";
import { OfflineOnlyChoice } from "#parts/map/source-choices.tsx";
import { preferencesStore } from "#state/settings/preferences.ts";
import { setOverlay, settingsStore } from "#state/settings/settings.ts";
import { Choice } from "#ui/choice.tsx";
import { Part, Section } from "#ui/page.tsx";
import { settingsTexts } from "#words/app/settings.ts";
import type { ChoiceProps } from "./choice-props.ts";
import { TileSourceChoice } from "./tile-source-choice.tsx";

/** Lets the user choose the contents and sources of the map. */
export function MapChoices({ id, onStored }: ChoiceProps & { readonly id: string }) {
  return (
    <Section id={id} heading={settingsTexts.map}>
      <OverlayChoice onStored={onStored} />
      <TileSourceChoice onStored={onStored} />
      <Part heading={settingsTexts.network}>
        <OfflineOnlyChoice onStored={onStored} />
      </Part>
    </Section>
  );
}

const OVERLAYS: ReadonlyArray<{ name: MapOverlayName; label: string }> = [
  { name: "walkNetwork", label: settingsTexts.walkNetwork },
  { name: "bikeNetwork", label: settingsTexts.bikeNetwork },
  { name: "sailNetwork", label: settingsTexts.sailNetwork },
];

function OverlayChoice({ onStored }: ChoiceProps) {
  const overlays = useStore(settingsStore, (settings) => settings.mapOverlay);
  const isOnWater = useStore(preferencesStore, isBoating);
  return (
    <Part heading={settingsTexts.overlays}>
      <p>{settingsTexts.overlaysHint}</p>
      <div>
        {OVERLAYS.map(({ name, label }) => (
          <Choice
            key={name}
            kind="checkbox"
            name={name}
            label={label}
            hint={isOnWater && name !== "sailNetwork" ? settingsTexts.notOnWater : undefined}
            checked={overlays[name]}
            onChoose={(isOn) => onStored(setOverlay(name, isOn))}
          />
        ))}
      </div>
    </Part>
  );
}
