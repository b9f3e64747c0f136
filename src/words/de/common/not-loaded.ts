import type * as nl from "../../nl/common/not-loaded.ts";
import type { Words } from "../../words.ts";

export const notLoadedTexts = {
  failed:
    "Ein Teil der App konnte nicht geladen werden. Vielleicht ist die Verbindung abgebrochen, oder es wird gerade eine neue Version bereitgestellt. Warte kurz und versuche es noch einmal. Deine Daten sind sicher.",
  slow: "Das Laden dauert ungewöhnlich lange. Warte noch etwas oder versuche es noch einmal.",
} satisfies Words<typeof nl.notLoadedTexts>;
