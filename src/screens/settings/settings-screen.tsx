import { useState } from "react";
import { useStore } from "zustand";
import type { ColorScheme, MapOverlayName } from "#domain/settings/settings.ts";
import { navigationTexts } from "#i18n/navigation.ts";
import { settingsTexts } from "#i18n/settings.ts";
import { setColorScheme, setOverlay, settingsStore } from "#state/settings.ts";
import { Choice } from "#ui/choice.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { About } from "./about.tsx";
import { OwnData } from "./own-data.tsx";
import { Packs } from "./packs.tsx";
import { TileSourceChoice } from "./tile-source-choice.tsx";

/** What became of a choice: `full` and `blocked` last for this visit only. */
type Kept = ReturnType<typeof setColorScheme>;

interface ChoiceProps {
  readonly onKept: (kept: Kept) => void;
}

/** What the user may choose, each choice kept at once. */
export function Component() {
  const [kept, setKept] = useState<Kept>("written");
  return (
    <Page heading={settingsTexts.heading} productName={navigationTexts.productName}>
      {kept === "written" ? null : (
        <Notice tone="danger">{settingsTexts[kept === "full" ? "notKeptFull" : "notKept"]}</Notice>
      )}
      <ColorSchemeChoice onKept={setKept} />
      <TileSourceChoice onKept={setKept} />
      <OverlayChoice onKept={setKept} />
      <Packs />
      <OwnData />
      <About />
    </Page>
  );
}

const COLOR_SCHEMES: ReadonlyArray<{ scheme: ColorScheme; label: string }> = [
  { scheme: 0, label: settingsTexts.light },
  { scheme: 1, label: settingsTexts.dark },
];

function ColorSchemeChoice({ onKept }: ChoiceProps) {
  const chosen = useStore(settingsStore, (settings) => settings.colorScheme);
  return (
    <Section heading={settingsTexts.colorScheme}>
      <div role="radiogroup" aria-label={settingsTexts.colorScheme}>
        {COLOR_SCHEMES.map(({ scheme, label }) => (
          <Choice
            key={scheme}
            kind="radio"
            name="color-scheme"
            label={label}
            checked={chosen === scheme}
            onChoose={() => onKept(setColorScheme(scheme))}
          />
        ))}
      </div>
    </Section>
  );
}

const OVERLAYS: ReadonlyArray<{ name: MapOverlayName; label: string }> = [
  { name: "walkNetwork", label: settingsTexts.walkNetwork },
  { name: "bikeNetwork", label: settingsTexts.bikeNetwork },
  { name: "sailNetwork", label: settingsTexts.sailNetwork },
];

function OverlayChoice({ onKept }: ChoiceProps) {
  const overlays = useStore(settingsStore, (settings) => settings.mapOverlay);
  return (
    <Section heading={settingsTexts.overlays}>
      <div>
        {OVERLAYS.map(({ name, label }) => (
          <Choice
            key={name}
            kind="checkbox"
            name={name}
            label={label}
            checked={overlays[name]}
            onChoose={(isOn) => onKept(setOverlay(name, isOn))}
          />
        ))}
      </div>
      <p>{settingsTexts.overlaysHint}</p>
    </Section>
  );
}
