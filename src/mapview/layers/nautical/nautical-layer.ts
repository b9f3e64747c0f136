import type { Map as LibreMap } from "maplibre-gl";
import type { Notice } from "#domain/bulletin/bulletin.ts";
import type { BoatLimits } from "#domain/fairway/passage/passage.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { Tap, TapHit } from "#mapview/input/tap-hits.ts";
import { LazyPart } from "#mapview/layers/lazy-part.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import { tilesAddress } from "#mapview/sources/vector-protocol.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import type { Nautical } from "./open-nautical.ts";

/** The fairways to draw. */
export interface DrawnFairways {
  /** Loads the file (docs/formats/fairways.md) when it is first needed. */
  readonly load: () => Promise<ArrayBuffer>;
  readonly attribution: string;
  /** The limits of the user's boat; null when they are unknown. */
  readonly boat: BoatLimits | null;
  /** The height of the water above the level to which clearances refer, metres. */
  readonly levelMeters: number;
  /** The depth of the first contour with enough water for the boat; null when its draught is unknown. */
  readonly safeContourMeters: number | null;
  /** The notices to skippers of the coming day. */
  readonly notices: readonly Notice[];
}

const loadCode = () => import(/* webpackChunkName: "nautical" */ "./open-nautical.ts");

/** Draws bridges, locks, buoys, lights and depth contours. The code for it is loaded when they are first shown. */
export class NauticalLayer implements MapLayer {
  readonly name = "nautical";
  readonly #host: Pick<LayerHost, "redraw">;
  #shown: DrawnFairways | null = null;
  #depthPack: PackOnDevice | null = null;
  /** The packs with marks. */
  #marks: readonly PackOnDevice[] = [];
  #edition = 0;
  /** Changes with the packs, and with the depth that the boat needs. */
  #areaEdition = 0;
  readonly #nautical = new LazyPart<Nautical>({
    load: async () => {
      const [{ openNautical }, bytes] = await Promise.all([
        loadCode(),
        this.#shown?.load() ?? Promise.reject(new Error("Nothing is shown.")),
      ]);
      return openNautical(bytes, (failure) => this.#nautical.fail(failure));
    },
    onLoaded: (nautical) => {
      nautical.setDepths(this.#depthPack);
      if (this.#marks.length > 0)
        nautical.setMarks(this.#marks.flatMap(({ marks }) => marks ?? []));
      nautical.setSafeMeters(this.#shown?.safeContourMeters ?? null);
      this.#host.redraw();
    },
    warning: "The fairways cannot be drawn:",
  });

  constructor(host: Pick<LayerHost, "redraw">) {
    this.#host = host;
  }

  /** Begins to load what draws the fairways, beside whatever else is loaded for them. */
  prepare(): void {
    void loadCode().catch(() => {});
  }

  hitsNear(tap: Tap, reachPixels: number): readonly TapHit[] {
    return this.#nautical.current?.hitsNear(tap, reachPixels) ?? [];
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    if (!this.#shown || !this.#nautical.current) return {};
    const { load: _, ...look } = this.#shown;
    return this.#nautical.current.drawing({
      ...look,
      flavour,
      tiles: tilesAddress("fairways", this.#edition),
      depthTiles: this.#depthPack ? tilesAddress("depths", this.#edition) : null,
      depthAreaTiles: tilesAddress("depth-areas", this.#areaEdition),
    });
  }

  provideImage(map: LibreMap, id: string): Promise<void> | undefined {
    if (!/^(?:mark|record|sectors|fairway|hatch)\|/.test(id)) return undefined;
    return this.#nautical.current?.provideImage(map, id) ?? Promise.resolve();
  }

  /** Draws the fairways; null removes them. */
  show(fairways: DrawnFairways | null): void {
    const safeMeters = fairways?.safeContourMeters ?? null;
    if (safeMeters !== (this.#shown?.safeContourMeters ?? null)) {
      this.#areaEdition += 1;
      this.#nautical.current?.setSafeMeters(safeMeters);
    }
    this.#shown = fairways;
    if (fairways && !this.#nautical.current) void this.#nautical.load();
    else this.#host.redraw();
  }

  /** Draws the depth contours of the first of these packs that has them, and the marks of all of them. */
  setPacks(packs: readonly PackOnDevice[]): void {
    const pack = packs.find(({ depths }) => depths) ?? null;
    const marks = packs.filter((one) => one.marks);
    const isSameDepths = pack?.id === this.#depthPack?.id;
    const isSameMarks =
      String(marks.map(({ id }) => id)) === String(this.#marks.map(({ id }) => id));
    if (isSameDepths && isSameMarks) return;
    this.#depthPack = pack;
    this.#marks = marks;
    this.#edition += 1;
    this.#areaEdition += 1;
    if (!isSameDepths) this.#nautical.current?.setDepths(pack);
    if (!isSameMarks) this.#nautical.current?.setMarks(marks.flatMap((one) => one.marks ?? []));
    this.#host.redraw();
  }

  /** Loads the drawing code again after a failure. */
  retry(): void {
    if (this.#nautical.takeError() && this.#shown) void this.#nautical.load();
  }
}
