import type { IControl, Map as LibreMap, MapEventType, Source } from "maplibre-gl";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import { attributionLine, attributionsIn } from "#mapview/style/attribution-text.ts";

/** The time that new attributions stay expanded, unless the map is moved. */
const FIRST_CHECK_MS = 7000;

/**
 * Shows the attributions of everything currently drawn, each name once. On a narrow map they are expanded for a first
 * look at each new name and then collapse behind a button, which the guidelines of OpenStreetMap allow; where they
 * would cover more than a tenth of the visible map, they are collapsed from the start. Below a map that is only for
 * viewing they are always whole. Texts of sources are shown as text, never as markup.
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
  /** Tells the style sheet the height of the line, in the next frame: it changes the size of the map, which is observed too. */
  readonly #heights = new ResizeObserver(() =>
    requestAnimationFrame(() => {
      const height = `${this.#line.offsetHeight}px`;
      this.#map?.getContainer().style.setProperty("--map-attribution-height", height);
    }),
  );

  /**
   * Creates the control.
   * @param label the accessible label of the button
   * @param events reports when a source changes its attribution
   */
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
    this.#heights.observe(this.#line);
    return this.#element;
  }

  onRemove(): void {
    this.#map?.off("styledata", this.#update);
    this.#map?.off("sourcedata", this.#onSource);
    this.#map?.off("movestart", this.#onMove);
    this.#stopListening();
    this.#heights.disconnect();
    window.clearTimeout(this.#foldTimer);
    this.#element.remove();
    this.#map = null;
  }

  /** Ignores tile events: the attribution and visibility of a source only change with these. */
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
    if (this.#coversMuch()) this.#setFolded(true);
    else this.#foldTimer = window.setTimeout(() => this.#setFolded(true), FIRST_CHECK_MS);
  };

  /** Tells whether the line covers more than a tenth of what is visible of the map. */
  #coversMuch(): boolean {
    const { top, bottom, width } = this.#line.getBoundingClientRect();
    const map = this.#map?.getContainer().getBoundingClientRect();
    if (!map) return false;
    return width * (bottom - top) * 10 > map.width * (bottom - map.top);
  }

  get #isFolded(): boolean {
    return this.#element.hasAttribute("data-folded");
  }

  #setFolded(isFolded: boolean): void {
    window.clearTimeout(this.#foldTimer);
    this.#element.toggleAttribute("data-folded", isFolded);
    this.#button.setAttribute("aria-expanded", String(!isFolded));
  }
}

/** Returns the attribution of everything a map currently draws, in one line. */
export function attributionOf(map: LibreMap): string {
  return attributionLine(attributionsIn(textsOf(map)));
}

/** Returns the attributions of the sources drawn at this zoom, the lowest first. */
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
