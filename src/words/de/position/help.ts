import type * as nl from "../../nl/position/help.ts";
import type { Words } from "../../words.ts";

export const helpTexts = {
  heading: "Hilfe",
  call: "112 anrufen",
  sms: "Als SMS senden",
  smsHint: "Den Empfänger wählst du selbst. Die 112 liest keine gewöhnlichen SMS.",
  message: "Ich brauche Hilfe. Meine Position",
  messageStale: "Ich brauche Hilfe. Meine letzte bekannte Position",
  read: "Lies das vor",
  degrees: "Grad, Nord und Ost",
  rd: "Niederländisches Gitter (RD), in den Niederlanden",
  accuracy: "Genau auf",
  measured: "Gemessen",
  municipality: "Gemeinde",
  near: "In der Nähe",
  houseNumber: (number: string) => `Hausnummer ${number} (in welcher Straße, sagt die Karte nicht)`,
  signal: "Ohne Telefon: das Notsignal",
  signalText:
    "Gib sechsmal pro Minute ein Zeichen mit Pfeife oder Lampe. Warte eine Minute und beginne von vorn. Drei Zeichen pro Minute sind die Antwort. SOS ist dreimal kurz, dreimal lang, dreimal kurz.",
  stale: "Das ist deine letzte bekannte Position. Sag dazu, wie alt sie ist.",
  noPlace:
    "Die App weiß gerade nicht, wo du bist. Ruf die 112 an und beschreibe, was du siehst: einen Straßennamen, einen Knotenpunkt, eine Hausnummer, einen Kilometerstein.",
  close: "Schließen",
} satisfies Words<typeof nl.helpTexts>;
