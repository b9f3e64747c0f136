import type * as nl from "../../nl/app/privacy.ts";
import type { Words } from "../../words.ts";

export const privacyTexts = {
  heading: "Datenschutz",
  inShort: "Kurz gesagt",
  short:
    "Scouting Map kommt ohne Konten, Werbung und Tracking aus. Deine Daten und dein Standort bleiben auf diesem Gerät: Wir betreiben keinen Server, der sie empfangen könnte.",
  position:
    "Deine Position wird nie an einen Server gesendet. Die App verwendet sie nur auf diesem Gerät.",
  share:
    "Nur was du selbst teilst oder exportierst, verlässt dein Gerät, und du bestimmst, wer es bekommt.",
  offline: "Wenn „Nur offline“ eingeschaltet ist, kontaktiert die Karte keinen Server.",
  toOffline: "Zu „Nur offline“",
  servers: "Welcher Server erhält wann welche Daten?",
  serversHint:
    "Wie bei jeder Website sieht jeder Server deine IP-Adresse. Server, die Kartenteile liefern, sehen außerdem, welches Gebiet du dir ansiehst.",
  what: "Was",
  when: "Wann",
  last: "Zuletzt",
  never: "noch nie",
  own: "Die App selbst",
  ownWhat:
    "Die Dateien der App, neue Versionen und die Liste der Kartenpakete. Der Server erfährt weder deinen Standort noch, was du dir ansiehst.",
  ownWhen: "Wenn du die App online öffnest und wenn du Kartenpakete ansiehst oder herunterlädst.",
  typedWhat: "Kartenpakete oder eine Kartendatei von einer Adresse, die du selbst eingegeben hast.",
  typedWhen: "Wenn du Karten von dieser Adresse ansiehst oder herunterlädst.",
  listed: "Diese Zeiten werden nur auf diesem Gerät gespeichert. Niemand sonst kann sie sehen.",
} satisfies Words<typeof nl.privacyTexts>;

export const serverWhat = {
  "online-map": "Teile der Karte, die du dir ansiehst oder speicherst.",
  pictures: "Kartenbilder des Gebiets, das du dir ansiehst oder speicherst.",
  "network-pictures": "Bilder des Knotenpunktnetzes in dem Gebiet, das du dir ansiehst.",
  hunt: "Nichts von dir: nur die Frage nach Gebieten oder Gruppen.",
  addresses: "Die Adresse oder Postleitzahl, die du suchst.",
  marks: "Das Gebiet, dessen Betonnung du herunterlädst.",
  municipalities: "Der Name der Gemeinde, die du suchst.",
  extracts:
    "Das Gebiet, dessen Knotenpunkte du herunterlädst. Der Server (SliceOSM, von OpenStreetMap US) wird von Freiwilligen betrieben und erstellt für dieses Gebiet einen Auszug aus OpenStreetMap.",
  packs: "Die Liste der Kartenpakete und welches Paket du herunterlädst.",
  bulletin: "Nichts über dich: Die App lädt eine Datei für das ganze Land.",
} satisfies Words<typeof nl.serverWhat>;

export const serverWhenWords = {
  "online-map":
    "Wenn du dir online einen Kartenausschnitt ansiehst, der nicht auf diesem Gerät gespeichert ist, oder wenn du ein Gebiet speicherst.",
  marks: "Nur wenn du die Betonnung mit deiner Gegend herunterlädst oder später aktualisierst.",
  municipalities: "Wenn du eine Gemeinde suchst, um ein Gebiet zu speichern.",
  hunt: "Wenn du bei der Fuchsjagd den Status der Gebiete oder die Gruppen abrufst: nur nach einem Tippen.",
  addresses: "Wenn du beim Suchen auf „Adresse online suchen“ tippst.",
  extracts:
    "Nur wenn du selbst die Knotenpunkte eines Gebiets herunterlädst oder später aktualisierst, nie automatisch.",
  packs:
    "Wenn der Server der App keine eigenen Kartenpakete hat: beim Öffnen von „Kartenpakete“, wenn auf der Karte ein Knotenpunktnetz fehlt, und höchstens einmal am Tag, um nach neueren Paketen zu suchen.",
  bulletin:
    "Wenn du auf dem Wasser bist oder eine Brücke, einen Plan für das Boot oder den Startcheck ansiehst.",
  pictures: (names) => `Wenn du ${names} als Hintergrund wählst.`,
  "network-pictures": (names) => `Wenn du ${names} auf der Karte einblendest.`,
  chosenName: (name) => `„${name}“`,
} satisfies Words<typeof nl.serverWhenWords>;
