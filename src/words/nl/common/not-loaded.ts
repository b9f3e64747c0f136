/** Texts for a page whose scripts fail to load, or take long. */
export const notLoadedTexts = {
  failed:
    "De app kon niet helemaal worden geladen. Je verbinding viel weg, of er komt net een nieuwe versie. Wacht even en probeer het opnieuw; wat je bewaard hebt, is er nog.",
  slow: "Het laden duurt lang. Wacht nog even, of probeer het opnieuw.",
} as const;
