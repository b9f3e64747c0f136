import type * as nl from "../../nl/plan/points.ts";
import type { Words } from "../../words.ts";

export const planPointTexts = {
  place: "Punkt auf der Karte",
  own: "Mein Standort",
  beginAtOwn: "Bei mir beginnen",
  placeActions: "Aktionen für diesen Punkt",
  ground: "Dieses Stück verläuft",
  network: "über Nummern",
  ways: "über Wege",
  afloat: "über das Wasser",
  straight: "gerade",
  goAlongWays: "Über Wege gehen",
  goAfloat: "Über das Wasser fahren",
  straightPart: (length) => `davon ${length} gerade`,
  times: "laut Karte zeitweise gesperrt",
  getOff: (length: string) => `${length} absteigen`,
} satisfies Words<typeof nl.planPointTexts>;

export const STRAIGHT_REASON_TEXTS = {
  "from-far-from-ways": "in deinen Kartenpaketen ist am Anfang kein Weg in der Nähe",
  "to-far-from-ways": "in deinen Kartenpaketen ist am Ende kein Weg in der Nähe",
  "no-way": "in deinen Kartenpaketen führt kein Weg dorthin",
  damaged: "die Wege in deinem Kartenpaket sind hier nicht lesbar",
} satisfies Words<typeof nl.STRAIGHT_REASON_TEXTS>;

export const STRAIGHT_AFLOAT_TEXTS = {
  "from-far-from-ways": "kein bekanntes Fahrwasser näher als einen Kilometer am Anfang",
  "to-far-from-ways": "kein bekanntes Fahrwasser näher als einen Kilometer am Ende",
  "no-way": "die bekannten Gewässer hängen hier nicht zusammen",
  damaged: "die Datei mit den Gewässern ist nicht auf diesem Gerät oder nicht lesbar",
} satisfies Words<typeof nl.STRAIGHT_AFLOAT_TEXTS>;
