import { formatDateTime } from "#i18n/intl/format.ts";
import { listText } from "#i18n/intl/list-text.ts";
import type { Purpose } from "#i18n/nl/app/privacy.ts";

/** Texts of the privacy page. */
export const privacyTexts = {
  heading: "Datenschutz",
  inShort: "Kurz gesagt",
  short:
    "Scouting Map hat keine Konten, keine Werbung und keine Statistik. Was du erstellst und wo du bist, bleibt auf diesem Gerät: Wir haben keinen Server, der es bekommt.",
  position:
    "Deine Position wird nie an einen Server gesendet. Die App verwendet sie nur auf diesem Gerät.",
  share:
    "Nur was du teilst oder exportierst, verlässt dein Gerät, und nur an die, die du auswählst.",
  offline: "Mit „Nur offline“ fragt die Karte bei niemandem etwas ab.",
  toOffline: "Zu „Nur offline“",
  servers: "Welcher Server bekommt was und wann?",
  serversHint:
    "Jeder Server sieht deine IP-Adresse, wie jede Website. Wer Kartenteile liefert, sieht außerdem, welches Gebiet du dir ansiehst.",
  what: "Was",
  when: "Wann",
  last: "Zuletzt",
  never: "noch nie",
  own: "Die App selbst",
  ownWhat:
    "Die Dateien der App, neue Versionen und die Liste der Kartenpakete. Nicht, wo du bist oder was du dir ansiehst.",
  ownWhen:
    "Beim Öffnen mit Internet, und wenn du dir Kartenpakete ansiehst oder welche herunterlädst.",
  typedWhat: "Kartenpakete oder ein Kartenarchiv von der Adresse, die du selbst eingegeben hast.",
  typedWhen: "Wenn du dort etwas suchst oder herunterlädst.",
  listed: "Diese Zeiten merkt sich nur dieses Gerät; niemand sonst kann sie sehen.",
} as const;

const WHAT: Readonly<Record<Purpose, string>> = {
  "online-map": "Teile der Karte, die du dir ansiehst oder speicherst.",
  pictures: "Kartenbilder des Gebiets, das du dir ansiehst oder speicherst.",
  "network-pictures": "Bilder des Netzes im Gebiet, das du dir ansiehst.",
  addresses: "Die Adresse oder Postleitzahl, die du suchst.",
  municipalities: "Der Name einer Gemeinde, die du suchst.",
  extracts:
    "Das Gebiet, dessen Knotenpunkte du herunterlädst. Der Server wird von Freiwilligen betrieben (SliceOSM, von OpenStreetMap US) und schneidet es aus OpenStreetMap aus.",
  packs: "Die Liste der Kartenpakete, und welches Paket du herunterlädst.",
};

/** Returns the data that a server receives. */
export function serverWhat(purpose: Purpose): string {
  return WHAT[purpose];
}

/** "Wenn du Luftbild oder Topo 1:25.000 als Hintergrund wählst." */
export function serverWhen(purpose: Purpose, chosenBy: readonly string[]): string {
  if (purpose === "online-map") {
    return "Wenn du dir die Karte mit Internet an einer Stelle ansiehst, von der nichts auf diesem Gerät ist, oder ein Gebiet speicherst.";
  }
  if (purpose === "municipalities") {
    return "Wenn du beim Speichern eines Gebiets eine Gemeinde suchst.";
  }
  if (purpose === "addresses") return "Wenn du beim Suchen auf „Adresse online suchen“ tippst.";
  if (purpose === "extracts") {
    return "Wenn du die Knotenpunkte eines Gebiets herunterlädst oder später erneuerst: nur, wenn du selbst darauf tippst.";
  }
  if (purpose === "packs") {
    return "Wenn der Server der App selbst keine Kartenpakete hat: bei „Kartenpakete“, wo auf der Karte ein Netz fehlt, und höchstens einmal am Tag, um zu sehen, ob es neuere gibt.";
  }
  const names = listText(chosenBy, "disjunction");
  return purpose === "pictures"
    ? `Wenn du ${names} als Hintergrund wählst.`
    : `Wenn du ${names} auf der Karte einblendest.`;
}

/** "21. November 2026 um 14:03", "noch nie". */
export function lastAskedText(atMs: number | null): string {
  return atMs === null ? privacyTexts.never : formatDateTime(atMs);
}
