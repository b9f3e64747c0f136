/** Collects the icons of the map in `public/icons/map-icons.svg`: `npx tsx tools/icons/make-map-icons.ts`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { WAYPOINT_ICONS } from "#domain/waypoints/waypoint-icons.ts";
import { POI_ICONS } from "#mapview/style/pois.ts";
import { mapIconsSvg } from "./map-icons.ts";

const file = fileURLToPath(new URL("../../public/icons/map-icons.svg", import.meta.url));
writeFileSync(file, mapIconsSvg([...WAYPOINT_ICONS, ...POI_ICONS]));
