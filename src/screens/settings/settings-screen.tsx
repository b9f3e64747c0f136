import { useStore } from "zustand";
import type { ColorScheme, MapOverlayName } from "#domain/settings/settings.ts";
import { navigationTexts } from "#i18n/navigation.ts";
import { settingsTexts } from "#i18n/settings.ts";
import { setColorScheme, setOverlay, settingsStore } from "#state/settings.ts";
import { Choice } from "#ui/choice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { About } from "./about.tsx";
import { OwnData } from "./own-data.tsx";
import { TileSourceChoice } from "./tile-source-choice.tsx";

/** What the user may choose, each choice kept at once. */
export function Component() {
  return (
    <Page heading={settingsTexts.heading} productName={navigationTexts.productName}>
      <ColorSchemeChoice />
      <TileSourceChoice />
      <OverlayChoice />
      <OwnData />
      <About />
    </Page>
  );
}

const COLOR_SCHEMES: ReadonlyArray<{ scheme: ColorScheme; label: string }> = [
  { scheme: 0, label: settingsTexts.light },
  { scheme: 1, label: settingsTexts.dark },
];

function ColorSchemeChoice() {
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
            onChoose={() => setColorScheme(scheme)}
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

function OverlayChoice() {
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
            onChoose={(isOn) => setOverlay(name, isOn)}
          />
        ))}
      </div>
      <p>{settingsTexts.overlaysHint}</p>
    </Section>
  );
}
