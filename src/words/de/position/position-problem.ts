import type * as nl from "../../nl/position/position-problem.ts";
import type { Words } from "../../words.ts";

export const ASK_FOR_POSITION = "Standort verwenden" satisfies Words<typeof nl.ASK_FOR_POSITION>;

export const howToAllow = {
  chrome:
    "Klicke links in der Adressleiste auf das Symbol für Website\u00adinformationen und schalte „Standort“ ein.",
  "chrome-android":
    "Tippe links in der Adressleiste auf das Symbol, dann auf „Berechtigungen“, und schalte „Standort“ ein.",
  edge: "Klicke links in der Adressleiste auf das Schloss, dann auf „Berechtigungen für diese Website“, und stelle „Standort“ auf „Zulassen“.",
  firefox:
    "Klicke links in der Adressleiste auf das Symbol für den blockierten Standort und hebe die Blockierung auf.",
  "firefox-android":
    "Tippe links in der Adressleiste auf das Schloss und stelle „Standort“ auf „Erlaubt“.",
  safari:
    "Wähle in der Menüleiste „Safari“, dann „Einstellungen für diese Website“, und stelle „Standort“ auf „Erlauben“.",
  "safari-ios":
    "Öffne „Einstellungen“, „Datenschutz & Sicherheit“, „Ortungsdienste“, „Safari-Websites“ und wähle „Beim Verwenden der App“. Tippe danach in der Adressleiste auf das Symbol der Seite und stelle „Standort“ unter „Website-Einstellungen“ auf „Erlauben“.",
  samsung:
    "Tippe links in der Adressleiste auf das Schloss, dann auf „Berechtigungen“, und schalte „Standort“ ein.",
  other:
    "Öffne in deinem Browser die Einstellungen für diese Website und erlaube dort den Zugriff auf deinen Standort.",
} satisfies Words<typeof nl.howToAllow>;

export const howToAllowInstalled = {
  android:
    "Halte das Symbol von Scouting Map gedrückt und wähle „App-Info“, dann „Berechtigungen“, und schalte „Standort“ ein.",
  desktop:
    "Klicke in der Titelleiste auf die drei Punkte, öffne dort die Berechtigungen der App und schalte „Standort“ ein.",
  inFirefox: "Öffne Scouting Map direkt in Firefox.",
  safari:
    "Öffne „Systemeinstellungen“, „Datenschutz & Sicherheit“, „Ortungsdienste“ und schalte Scouting Map ein.",
  "safari-ios":
    "Öffne „Einstellungen“, „Datenschutz & Sicherheit“, „Ortungsdienste“ und wähle bei „Safari-Websites“ die Option „Beim Verwenden der App“, ebenso bei Scouting Map, falls die App in der Liste steht. Schließe Scouting Map danach und öffne die App neu.",
} satisfies Words<typeof nl.howToAllowInstalled>;

export const positionProblems = {
  allow:
    "Erlaube Scouting Map, deinen Standort zu verwenden, und geh nach draußen. Es kann eine Minute dauern, bis deine Position bestimmt ist.",
  granted:
    "Schalte auf deinem Gerät den Standort ein und geh nach draußen. Es kann eine Minute dauern, bis deine Position bestimmt ist.",
  denied: {
    problem: "Standortzugriff verweigert",
    help: "Scouting Map darf deinen Standort nicht verwenden. So erlaubst du es:",
  },
  absent: {
    problem: "Dieser Browser kann deine Position nicht bestimmen",
    help: "Öffne Scouting Map in einem anderen Browser.",
  },
} satisfies Words<typeof nl.positionProblems>;
