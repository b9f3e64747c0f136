import {
  Database,
  Info,
  Languages,
  type LucideIcon,
  Package,
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

interface SettingsRow {
  readonly Icon: LucideIcon;
  readonly name: string;
  /** The sections that it stands for: they follow each other, and it leads to the first. */
  readonly sections: readonly [SectionId, ...SectionId[]];
}

/** The rows that belong together: six, because the first section is in sight below them. */
export const SETTINGS_GROUPS: readonly (readonly SettingsRow[])[] = [
  [
    {
      Icon: Languages,
      name: settingsTexts.languageAndUnits,
      sections: ["taal", "coordinaten", "eenheden"],
    },
    { Icon: SunMoon, name: settingsTexts.looks, sections: ["kleuren", "kaart"] },
  ],
  [
    { Icon: Package, name: SECTIONS.kaartpakketten, sections: ["kaartpakketten"] },
    { Icon: Sailboat, name: SECTIONS.boot, sections: ["boot"] },
  ],
  [
    { Icon: Database, name: settingsTexts.dataAndStorage, sections: ["gegevens", "opslag"] },
    { Icon: Info, name: SECTIONS.over, sections: ["over"] },
  ],
];

/** Rows with the present values, that lead to the sections. */
export function SettingsRows() {
  const values = useValues();
  return (
    <nav className={styles["groups"]} aria-label={settingsTexts.contents}>
      {SETTINGS_GROUPS.map((rows) => (
        <Rows key={rows[0]?.name}>
          {rows.map(({ Icon, name, sections }) => (
            <li key={name}>
              <a href={`#${sections[0]}`} className={rowClass}>
                <Row
                  Icon={Icon}
                  name={name}
                  value={sections.flatMap((id) => values[id] ?? []).join(" · ")}
                />
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
