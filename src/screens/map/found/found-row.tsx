import {
  Droplet,
  Flag,
  Hash,
  House,
  Info,
  MapPin,
  Route,
  Ship,
  Signpost,
  Spline,
  Tent,
  Toilet,
  TrainFront,
  Waves,
  Wrench,
} from "lucide-react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { distanceAndBearingTo } from "#screens/map/place/place-facts.tsx";
import { poiKind } from "#sentences/map/points-of-interest.ts";
import { foundPlaceKind, hintNear } from "#sentences/map/search.ts";
import { fitWords } from "#ui/fit-words.ts";
import layout from "#ui/layout.module.css";
import styles from "./found-row.module.css";

const ICONS = {
  town: House,
  node: Hash,
  lock: Waves,
  bridge: Route,
  street: Route,
  water: Droplet,
  toilet: Toilet,
  campsite: Tent,
  ferry: Ship,
  station: TrainFront,
  repair: Wrench,
  waypoint: MapPin,
  poi: Info,
  track: Spline,
  "named-route": Signpost,
  coordinate: Flag,
  address: House,
} as const;

/** The borders of a card and a row, and the icon, pixels. */
const RESERVED_WIDTH = 88;

interface FoundRowProps {
  readonly kind: keyof typeof ICONS;
  readonly title: string;
  readonly hint: string;
  readonly place: LatLng;
  /** The origin of distance and bearing. */
  readonly from: LatLng;
}

/** A row for a result: its kind and distance. */
export function FoundRow({ kind, title, hint, place, from }: FoundRowProps) {
  const distanceText = useDistanceText();
  const Icon = ICONS[kind];
  return (
    <>
      <Icon aria-hidden="true" className={styles["icon"]} />
      <span className={styles["title"]} style={fitWords(title, RESERVED_WIDTH)}>
        {title}
      </span>
      <span className={layout["hint"]}>
        {hint} ·{" "}
        <span className={styles["distance"]}>
          {distanceAndBearingTo(from, place, distanceText)}
        </span>
      </span>
    </>
  );
}

/** Returns the texts of a row for a looked-up place. */
export function rowOf(found: FoundPlace) {
  const { kind, poi, name, nearTown } = found;
  const words = kind === "poi" && poi ? poiKind(poi.kind, poi.group) : foundPlaceKind(found);
  return { kind, title: name || words, hint: hintNear(words, nearTown), place: found };
}
