import type * as nl from "../../nl/water/bridge-lights.ts";
import type { Words } from "../../words.ts";

export const bridgeLightTexts = {
  heading: "Was die Lichter bedeuten",
  red: "Rot: gesperrt, aber in Betrieb.",
  "red-green": "Rot und Grün: öffnet gleich, bereit machen.",
  green: "Grün: Durchfahrt frei.",
  "two-reds": "Zwei rote übereinander: außer Betrieb, gesperrt.",
  "two-greens": "Zwei grüne übereinander: außer Betrieb, Durchfahrt frei.",
  yellow: "Ein gelbes: Durchfahrt, wenn dein Boot sicher darunter passt. Gegenverkehr möglich.",
  "two-yellows": "Zwei gelbe: ebenso, ohne Gegenverkehr.",
  oneSignal: "Ein rotes Licht auf jeder Seite der Öffnung ist ein Signal: gesperrt.",
} satisfies Words<typeof nl.bridgeLightTexts>;
