/** The icons of waypoints and points of interest, and their sources in maki or temaki. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** The side of every icon, in its own units. */
const SIDE = 15;

/** Our own icons where neither has one: a play triangle, and lock gates as on charts. */
const OWN = {
  start: "M4 1.9v11.2a.6.6 0 0 0 .92.5l8.7-5.6a.6.6 0 0 0 0-1L4.92 1.4A.6.6 0 0 0 4 1.9z",
  lock: "M1 1.5h2.6L8 7.5l-4.4 6H1l4.4-6zM7 1.5h2.6l4.4 6-4.4 6H7l4.4-6z",
};

/** Icon -> its name in maki, if different. */
const MAKI = {
  flag: "embassy",
  finish: "racetrack",
  photo: "attraction",
  danger: "caution",
  "first-aid": "hospital",
  shop: "grocery",
  "grocery-bag": "shop",
  horse: "horse-riding",
  forest: "park-alt1",
  church: "religious-christian",
  geocache: "gift",
};

/** Icon -> its name in temaki. */
const TEMAKI = {
  checkpoint: "checkpoint",
  junction: "junction",
  tents: "tents",
  campfire: "campfire",
  cabin: "cabin",
  shower: "shower",
  bench: "bench",
  pedestrian: "pedestrian",
  "hiking-shop": "compass",
  "bicycle-repair": "bicycle_repair",
  "bicycle-rental": "bicycle_rental",
  boat: "sailing",
  canoe: "canoe",
  mooring: "horn_cleat",
  buoy: "buoy",
  tree: "tree_broadleaved",
  gate: "gate",
  tower: "tower",
  tram: "tram",
  ruins: "ruins",
  binoculars: "binoculars",
};

const PACKAGES = {
  maki: join(dirname(require.resolve("@mapbox/maki/package.json")), "icons"),
  temaki: join(dirname(require.resolve("@rapideditor/temaki/package.json")), "icons"),
};

/** Returns an SVG document with one path per icon, by id, each in a square of 15 units. */
export function mapIconsSvg(ids: readonly string[]): string {
  const paths = [...new Set(ids)].sort().map((id) => `<path id="${id}" d="${pathOf(id)}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    ...paths,
    "</svg>\n",
  ].join("\n");
}

function pathOf(id: string): string {
  const own = (OWN as Record<string, string>)[id];
  if (own) return own;
  const temaki = (TEMAKI as Record<string, string>)[id];
  const maki = (MAKI as Record<string, string>)[id] ?? id;
  const file = temaki ? join(PACKAGES.temaki, `${temaki}.svg`) : join(PACKAGES.maki, `${maki}.svg`);
  return pathIn(readFileSync(file, "utf8"), file);
}

/** Returns all paths of an icon as one, scaled to our square. */
function pathIn(svg: string, file: string): string {
  const [, width] = /viewBox="0 0 (\S+) \S+"/.exec(svg) ?? [];
  const paths = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path = ""]) => path);
  if (!width || paths.length === 0) throw new Error(`${file} is not drawn as the others are.`);
  const path = paths.join("").replace(/(?:\s|&#x[9A];)+/g, " ");
  return Number(width) === SIDE ? path : scaled(path, SIDE / Number(width), file);
}

function scaled(path: string, factor: number, file: string): string {
  if (/a/i.test(path)) throw new Error(`${file} has arcs, whose flags are not to be scaled.`);
  return path.replace(
    /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g,
    (number) => ` ${Number((Number(number) * factor).toFixed(2))}`,
  );
}
