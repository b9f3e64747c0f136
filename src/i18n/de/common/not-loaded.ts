/** Texts for a page whose scripts fail to load, or take long. */
export const notLoadedTexts = {
  failed:
    "Die App konnte nicht vollständig geladen werden. Deine Verbindung ist abgebrochen, oder es wird gerade eine neue Version bereitgestellt. Warte kurz und versuche es noch einmal; was du gespeichert hast, ist noch da.",
  slow: "Das Laden dauert lange. Warte noch etwas oder versuche es noch einmal.",
} as const;
