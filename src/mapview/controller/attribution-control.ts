import type { IControl, Map as LibreMap, MapEventType, Source } from "maplibre-gl";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import { attributionLine, attributionsIn } from "#mapview/style/attribution-text.ts";

/** The time for which new attributions stay unfolded, unless the map is moved. */
const FIRST_LOOK_MS = 7000;

/**
 * Shows the attribution of all that is drawn now, each name once. On a narrow map, where its style sheet folds
 * it, it is unfolded for a first look at whoever is new, and from then on behind a button: so the
 * guidelines of OpenStreetMap allow. Whatever a source says is text, never markup.
 */
export class AttributionControl implements IControl {
  readonly #element = document.createElement("div");
  readonly #button = document.createElement("button");
  readonly #line = document.createElement("p");
  readonly #seen = new Set<string>();
  readonly #events: Pick<MapEventHub, "on">;
  #map: LibreMap | null = null;
  #stopListening = () => {};
  #foldTimer = 0;

  /** `label` says what the button does; `events` tell when a source changes its attribution. */
  constructor(label: string, events: Pick<MapEventHub, "on">) {
    this.#events = events;
    this.#element.className = "maplibregl-ctrl-attrib";
    this.#line.id = "map-attribution";
    this.#button.type = "button";
    this.#button.setAttribute("aria-label", label);
    this.#button.setAttribute("aria-controls", this.#line.id);
    this.#button.addEventListener("click", () => this.#setFolded(!this.#isFolded));
    this.#element.append(this.#button, this.#line);
    this.#setFolded(true);
  }

  onAdd(map: LibreMap): HTMLElement {
    this.#map = map;
    map.on("styledata", this.#update);
    map.on("sourcedata", this.#onSource);
    map.on("movestart", this.#onMove);
    this.#stopListening = this.#events.on("attributionChanged", this.#update);
    return this.#element;
  }

  onRemove(): void {
    this.#map?.off("styledata", this.#update);
    this.#map?.off("sourcedata", this.#onSource);
    this.#map?.off("movestart", this.#onMove);
    this.#stopListening();
    window.clearTimeout(this.#foldTimer);
    this.#element.remove();
    this.#map = null;
  }

  /** Not of every tile: what a source says, and whether it is drawn, changes with these. */
  readonly #onSource = ({ sourceDataType }: MapEventType["sourcedata"]): void => {
    if (sourceDataType === "metadata" || sourceDataType === "visibility") this.#update();
  };

  readonly #onMove = ({ originalEvent }: MapEventType["movestart"]): void => {
    if (originalEvent) this.#setFolded(true);
  };

  readonly #update = (): void => {
    const attributions = this.#map ? attributionsIn(textsOf(this.#map)) : [];
    const line = attributionLine(attributions);
    if (line === this.#line.textContent) return;
    this.#line.textContent = line;
    const isNew = attributions.some((text) => !this.#seen.has(text));
    for (const text of attributions) this.#seen.add(text);
    if (!isNew) return;
    this.#setFolded(false);
    this.#foldTimer = window.setTimeout(() => this.#setFolded(true), FIRST_LOOK_MS);
  };

  get #isFolded(): boolean {
    return this.#element.hasAttribute("data-folded");
  }

  #setFolded(isFolded: boolean): void {
    window.clearTimeout(this.#foldTimer);
    this.#element.toggleAttribute("data-folded", isFolded);
    this.#button.setAttribute("aria-expanded", String(!isFolded));
  }
}

/** In one line, the attribution of all that a map draws now. */
export function attributionOf(map: LibreMap): string {
  return attributionLine(attributionsIn(textsOf(map)));
}

/** Returns the attributions of the sources that are drawn at this zoom, the lowest first. */
function textsOf(map: LibreMap): readonly string[] {
  const zoom = map.getZoom();
  const layers = map.getLayersOrder().map((id) => map.getLayer(id));
  const used = layers.flatMap((layer) =>
    layer?.source && !layer.isHidden(zoom) ? layer.source : [],
  );
  return [...new Set(used)].map(
    (id) => map.getSource<Source & { readonly attribution?: string }>(id)?.attribution ?? "",
  );
}
