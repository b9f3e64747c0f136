import type * as nl from "../../nl/scouting/trail-place.ts";
import type { Words } from "../../words.ts";

export const trailPlaceTexts = {
  heading: "Posten auf der Karte",
  goOn: "Hier setzen, dann den nächsten",
  back: "Zum Postenlauf",
  gone: "Diesen Posten gibt es nicht mehr.",
  isFull: "Mehr Posten passen nicht in einen Postenlauf.",
  notStored: "Das ist noch nicht gespeichert: Der Speicher funktioniert nicht oder ist voll.",
} satisfies Words<typeof nl.trailPlaceTexts>;

/** "Posten 3: Tippe auf den Ort oder verschiebe die Karte unter dem Fadenkreuz." */
export const placePost = ((post) =>
  `${post}: Tippe auf den Ort oder verschiebe die Karte unter dem Fadenkreuz.`) satisfies Words<
  typeof nl.placePost
>;
