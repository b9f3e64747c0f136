import {
  Database,
  HardDrive,
  Info,
  Languages,
  type LucideIcon,
  Map as MapIcon,
  MapPinned,
  Package,
  Ruler,
  Sailboat,
  SunMoon,
} from "lucide-react";
import { useStore } from "zustand";
import { LANGUAGE_NAMES, LANGUAGES } from "#domain/language/language.ts";
import { isBoating } from "#domain/preferences/is-boating.ts";
import { useTileSource } from "#parts/map/source-choices.tsx";
import { lastBackupText } from "#sentences/exchange/backup.ts";
import { formatDateTime } from "#sentences/intl/format.ts";
import { mapSourceName } from "#sentences/map/tile-sources.ts";
import { packsStore } from "#state/packs/packs.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Row, Rows, rowClass } from "#ui/row-list.tsx";
import { settingsTexts } from "#words/app/settings.ts";
import { coordinateFormatNames } from "#words/position/coordinates.ts";
import { useColorName } from "./color-scheme-choice.tsx";
import { SECTIONS, type SectionId } from "./sections.ts";
import styles from "./settings-screen.module.css";

const ICONS: Readonly<Record<SectionId, LucideIcon>> = {
  kleuren: SunMoon,
  taal: Languages,
  kaart: MapIcon,
  kaartpakketten: Package,
  boot: Sailboat,
  coordinaten: MapPinned,
  eenheden: Ruler,
  gegevens: Database,
  opslag: HardDrive,
  over: Info,
};

/** The settings that belong together. */
const GROUPS: readonly (readonly SectionId[])[] = [
  ["kleuren", "taal"],
  ["kaart", "kaartpakketten", "boot", "coordinaten", "eenheden"],
  ["gegevens", "opslag", "over"],
];

/** A row for each section, with its present value, that leads to it. */
export function SettingsRows() {
  const values = useValues();
  return (
    <nav className={styles["groups"]} aria-label={settingsTexts.contents}>
      {GROUPS.map((group) => (
        <Rows key={group[0]}>
          {group.map((id) => (
            <li key={id}>
              <a href={`#${id}`} className={rowClass}>
                <Row Icon={ICONS[id]} name={SECTIONS[id]} value={values[id]} />
              </a>
            </li>
          ))}
        </Rows>
      ))}
    </nav>
  );
}

/** Returns the present value of each setting that has one and was read. */
function useValues(): Readonly<Partial<Record<SectionId, string | null | undefined>>> {
  const source = useTileSource();
  const isOnWater = useStore(preferencesStore, isBoating);
  const { coordinateFormat, units, lastBackupAtMs } = useStore(preferencesStore);
  const language = LANGUAGES.find((known) => known === document.documentElement.lang);
  return {
    kleuren: useColorName(),
    taal: language ? LANGUAGE_NAMES[language] : null,
    kaart: mapSourceName(source.number),
    kaartpakketten: usePackNames(),
    boot: isOnWater ? settingsTexts.on : settingsTexts.off,
    coordinaten: coordinateFormatNames[coordinateFormat],
    eenheden: settingsTexts.unitNames[units],
    gegevens: lastBackupText(lastBackupAtMs === null ? null : formatDateTime(lastBackupAtMs)),
  };
}

/** Returns the names of the packs on the device; null before they were read, and if they cannot be. */
function usePackNames(): string | null {
  const { records, isLoaded, problem } = useStore(packsStore);
  if (!isLoaded || problem !== null) return null;
  return records.map(({ name }) => name).join(", ") || settingsTexts.noPacks;
}
