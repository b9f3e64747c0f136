import { MapPin, Route, Spline } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useStore } from "zustand";
import { overlapOf } from "#domain/coordinates/lng-lat-box.ts";
import type { PreviewItem } from "#domain/exchange/preview/preview-items.ts";
import { MAP_BOUNDS } from "#domain/position/map-bounds.ts";
import { useCoordinateText } from "#parts/coordinates/use-coordinate-text.ts";
import type { EmbeddableMap } from "#parts/map/embedded-map.ts";
import { RecordBoundary } from "#parts/record-boundary.tsx";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { moreText } from "#sentences/exchange/import-screen.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { fitWords } from "#ui/fit-words.ts";
import layout from "#ui/layout.module.css";
import { importScreenTexts, nearText, previewKindTexts } from "#words/exchange/import-screen.ts";
import styles from "./import-map.module.css";
import { ImportMap } from "./import-map.tsx";
import { useTowns } from "./use-towns.ts";

/** The number of rows that leaves the question visible. */
const FIRST_ROWS = 5;
const MORE_ROWS = 100;

/** The borders of the dialog and a row, and the icon, pixels. */
const RESERVED_WIDTH = 124;

const ICONS = { track: Spline, route: Route, waypoint: MapPin, changed: MapPin } as const;

interface ImportContentsProps {
  readonly items: readonly PreviewItem[];
  readonly loadMap?: (() => Promise<EmbeddableMap>) | undefined;
  /** Shown if the map cannot be loaded or does not cover the items. */
  readonly sketch: ReactNode;
}

/** Shows the contents of an import on the map and in a list; a row highlights its item on the map. */
export function ImportContents({ items, loadMap, sketch }: ImportContentsProps) {
  const [rowCount, setRowCount] = useState(FIRST_ROWS);
  const [chosen, setChosen] = useState<PreviewItem | null>(null);
  const onMap = itemsOnMap(items);
  const rows = items.slice(0, rowCount);
  const towns = useTowns(rows.map(({ place }) => place));
  const hidden = Math.min(MORE_ROWS, items.length - rows.length);
  return (
    // The map stays in place above the list only, never above the choices below it.
    <div className={layout["closeStack"]}>
      {onMap.length > 0 ? (
        <ImportMap items={onMap} chosen={chosen} load={loadMap} instead={sketch} />
      ) : (
        sketch
      )}
      <ul className={styles["list"]} aria-label={importScreenTexts.whatComes}>
        {rows.map((item, index) => (
          <li key={index}>
            <RecordBoundary name={nameOf(item)} record={item}>
              <Row
                item={item}
                town={towns[index]}
                isChosen={item === chosen}
                onChoose={
                  reachesMap(item) ? () => setChosen(item === chosen ? null : item) : undefined
                }
              />
            </RecordBoundary>
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button onClick={() => setRowCount(rowCount + hidden)}>{moreText(hidden)}</Button>
      ) : null}
    </div>
  );
}

/** Returns the items within the map, which ends not far beyond the country. */
export function itemsOnMap(items: readonly PreviewItem[]): readonly PreviewItem[] {
  return items.filter(reachesMap);
}

function reachesMap({ bounds }: PreviewItem): boolean {
  const [west, south, east, north] = overlapOf(bounds, MAP_BOUNDS);
  return west <= east && south <= north;
}

function nameOf({ name }: PreviewItem): string {
  return name.trim() || importScreenTexts.nameless;
}

interface RowProps {
  readonly item: PreviewItem;
  /** The nearby town; null if there is none, undefined until it is looked up. */
  readonly town: string | null | undefined;
  readonly isChosen: boolean;
  /** Highlights the item; undefined if the map cannot show it. */
  readonly onChoose: (() => void) | undefined;
}

function Row({ item, town, isChosen, onChoose }: RowProps) {
  const distanceText = useDistanceText();
  const Icon = ICONS[item.kind];
  const words = (
    <>
      <Icon className={styles["icon"]} aria-hidden="true" size={20} />
      <span className={styles["name"]} style={fitWords(nameOf(item), RESERVED_WIDTH)}>
        {nameOf(item)}
      </span>
      <span className={styles["facts"]}>
        {previewKindTexts[item.kind]}
        {item.lengthMeters === undefined ? null : ` · ${distanceText(item.lengthMeters)}`}
        {town ? ` · ${nearText(town)}` : null}
        {town === null ? <Coordinates item={item} /> : null}
        {onChoose ? null : ` · ${importScreenTexts.offMap}`}
      </span>
    </>
  );
  if (!onChoose) return <div className={styles["row"]}>{words}</div>;
  return (
    <button type="button" className={styles["row"]} aria-pressed={isChosen} onClick={onChoose}>
      {words}
    </button>
  );
}

/** Shows the coordinates of an item without a nearby town. */
function Coordinates({ item }: { readonly item: PreviewItem }) {
  const format = useStore(preferencesStore, ({ coordinateFormat }) => coordinateFormat);
  const text = useCoordinateText(item.place, format);
  return text ? ` · ${text}` : null;
}
