import { languageTexts } from "#words/app/language.ts";
import { settingsTexts } from "#words/app/settings.ts";
import { packTexts } from "#words/packs/packs.ts";

/** The headings of the sections of the settings; each name is also a fragment of the address. */
export const SECTIONS = {
  taal: languageTexts.headingForAll,
  coordinaten: settingsTexts.coordinates,
  eenheden: settingsTexts.units,
  kleuren: settingsTexts.colorScheme,
  kaart: settingsTexts.map,
  kaartpakketten: packTexts.heading,
  boot: settingsTexts.boat,
  gegevens: settingsTexts.data,
  opslag: settingsTexts.storageUse,
  over: settingsTexts.about,
} as const;

export type SectionId = keyof typeof SECTIONS;
