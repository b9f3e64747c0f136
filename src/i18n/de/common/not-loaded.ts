/** Texts for a page whose scripts fail to load, or take long. */
export const notLoadedTexts = {
  failed:
    "Die App konnte nicht ganz geladen werden. Deine Verbindung ist abgebrochen, oder es kommt gerade eine neue Version. Warte kurz und versuche es noch einmal; was du gespeichert hast, ist noch da.",
  slow: "Das Laden dauert lange. Warte noch etwas oder versuche es noch einmal.",
} as const;
