import type * as nl from "../../nl/map/folders.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const layerFolderTexts = {
  heading: "Ordner auf der Karte",
} satisfies Words<typeof nl.layerFolderTexts>;

/** "1 Wegpunkt oder Track", "12 Wegpunkte und Tracks". */
export const inFolder = ((count) =>
  plural(count, { one: "# Wegpunkt oder Track", other: "# Wegpunkte und Tracks" })) satisfies Words<
  typeof nl.inFolder
>;
