import { useState } from "react";
import { boatTexts } from "#i18n/boat.ts";
import { navigationTexts } from "#i18n/navigation.ts";
import { packTexts } from "#i18n/packs.ts";
import { settingsTexts } from "#i18n/settings.ts";
import { storageUseTexts } from "#i18n/storage-use.ts";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { About } from "./about.tsx";
import type { Kept } from "./choice-props.ts";
import { ColorSchemeChoice } from "./color-scheme-choice.tsx";
import { CoordinateFormatChoice } from "./coordinate-format-choice.tsx";
import { MapChoices } from "./map-choices.tsx";
import { OwnBoat } from "./own-boat.tsx";
import { OwnData } from "./own-data.tsx";
import { PacksSection } from "./packs-section.tsx";
import styles from "./settings-screen.module.css";
import { StorageSection } from "./storage-section.tsx";

/** The sections with a link; each name is also a fragment of the address. */
const SECTIONS = {
  kaart: settingsTexts.map,
  kaartpakketten: packTexts.heading,
  boot: boatTexts.heading,
  coordinaten: settingsTexts.coordinates,
  gegevens: settingsTexts.data,
  opslag: storageUseTexts.heading,
  over: settingsTexts.about,
} as const;

/** The settings, each stored immediately; the most used come first. */
export function Component() {
  const [kept, setKept] = useState<Kept>("written");
  return (
    <Page heading={settingsTexts.heading} productName={navigationTexts.productName}>
      <Contents />
      {kept === "written" ? null : (
        <Notice tone="danger">{settingsTexts[kept === "full" ? "notKeptFull" : "notKept"]}</Notice>
      )}
      <ColorSchemeChoice onKept={setKept} />
      <MapChoices id={idOf("kaart")} onKept={setKept} />
      <PacksSection id={idOf("kaartpakketten")} />
      <OwnBoat id={idOf("boot")} onKept={setKept} />
      <CoordinateFormatChoice id={idOf("coordinaten")} onKept={setKept} />
      <OwnData id={idOf("gegevens")} />
      <StorageSection id={idOf("opslag")} />
      <About id={idOf("over")} />
    </Page>
  );
}

function idOf(section: keyof typeof SECTIONS): string {
  return section;
}

/** Links to the sections of this long screen. */
function Contents() {
  return (
    <nav aria-label={settingsTexts.contents}>
      <ul className={styles["contents"]}>
        {Object.entries(SECTIONS).map(([id, heading]) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
