import { type ReactNode, useRef, useState } from "react";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { PacksSection } from "#screens/settings/packs/packs-section.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { settingsTexts } from "#words/app/settings.ts";
import type { Stored } from "./choice-props.ts";
import { ColorSchemeChoice } from "./color-scheme-choice.tsx";
import { CoordinateFormatChoice } from "./coordinate-format-choice.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { MapChoices } from "./map-choices.tsx";
import { OwnData } from "./own-data.tsx";
import { SECTIONS, type SectionId } from "./sections.ts";
import { SettingsRows } from "./settings-rows.tsx";
import styles from "./settings-screen.module.css";
import { UnitsChoice } from "./units-choice.tsx";
import { useIsSeen } from "./use-is-seen.ts";

/** Loaded separately, because few users need them and the screen would exceed its budget. */
const About = lazyComponent(
  async () => (await import(/* webpackChunkName: "settings-sections" */ "./about.tsx")).About,
  { waiting: <Awaited section="over" /> },
);
const OwnBoat = lazyComponent(
  async () => (await import(/* webpackChunkName: "settings-sections" */ "./own-boat.tsx")).OwnBoat,
  { waiting: <Awaited section="boot" /> },
);
const StorageSection = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ "./storage-section.tsx"))
      .StorageSection,
  { waiting: <Awaited section="opslag" /> },
);

/** The settings, each stored immediately; the most used come first. */
export function Component() {
  const [stored, setStored] = useState<Stored>("written");
  return (
    <Page heading={settingsTexts.heading} productName={navigationTexts.productName}>
      <SettingsRows />
      {stored === "written" ? null : (
        <Notice tone="danger">
          {settingsTexts[stored === "full" ? "notStoredFull" : "notStored"]}
        </Notice>
      )}
      <LanguageChoice id={idOf("taal")} />
      <CoordinateFormatChoice id={idOf("coordinaten")} onStored={setStored} />
      <UnitsChoice id={idOf("eenheden")} onStored={setStored} />
      <ColorSchemeChoice id={idOf("kleuren")} onStored={setStored} />
      <MapChoices id={idOf("kaart")} onStored={setStored} />
      <PacksSection id={idOf("kaartpakketten")} />
      <WhenSeen section="boot">
        <OwnBoat id={idOf("boot")} onStored={setStored} />
      </WhenSeen>
      <OwnData id={idOf("gegevens")} />
      <WhenSeen section="opslag">
        <StorageSection id={idOf("opslag")} />
      </WhenSeen>
      <WhenSeen section="over">
        <About id={idOf("over")} />
      </WhenSeen>
    </Page>
  );
}

interface WhenSeenProps {
  readonly section: SectionId;
  readonly children: ReactNode;
}

/** Loads a section when it is scrolled into sight; until then its heading keeps its place. */
function WhenSeen({ section, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(place);
  return <div ref={place}>{isSeen ? children : <Awaited section={section} />}</div>;
}

/** The heading of a section that is not loaded. */
function Awaited({ section }: Pick<WhenSeenProps, "section">) {
  return (
    <Section id={idOf(section)} heading={SECTIONS[section]} className={styles["awaited"]}>
      {null}
    </Section>
  );
}

function idOf(section: SectionId): string {
  return section;
}
