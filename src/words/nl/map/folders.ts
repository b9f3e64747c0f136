import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of the folders that the map shows. */
export const layerFolderTexts = {
  heading: "Mappen op de kaart",
} as const;

/** "1 waypoint of track", "12 waypoints en tracks". */
export const inFolder = (count: Count) =>
  plural(count, { one: "# waypoint of track", other: "# waypoints en tracks" });
