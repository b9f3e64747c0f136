import type * as nl from "../../nl/map/folders.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const layerFolderTexts = {
  heading: "Folders on the map",
} satisfies Words<typeof nl.layerFolderTexts>;

/** "1 waypoint or track", "12 waypoints and tracks". */
export const inFolder = ((count) =>
  plural(count, { one: "# waypoint or track", other: "# waypoints and tracks" })) satisfies Words<
  typeof nl.inFolder
>;
