import type { Notice } from "#domain/bulletin/bulletin.ts";
import type { NoticeAlong } from "#domain/bulletin/notices-along.ts";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { AlongObject } from "#domain/fairway/along-line.ts";
import type { NearMark, NearObject } from "#domain/fairway/fairway-index.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import type { BoatLimits } from "#domain/fairway/passage/passage.ts";
import type { RoomBeside } from "#domain/geodesy/line/room-beside.ts";
import type { Procedure } from "#rpc/procedure.ts";

/** The file of the app (docs/formats/fairways.md), and the files of marks in packs (docs/formats/official-marks.md). */
export interface FairwayFiles {
  readonly fairways: ArrayBuffer;
  readonly marks: readonly ByteSource[];
}

/** The source and the date of the data. */
export interface FairwayFacts {
  readonly source: string;
  readonly date: string;
}

/** The objects around a place, nearest first. */
export interface FairwaysNear {
  readonly objects: readonly NearObject[];
  readonly marks: readonly NearMark[];
}

/** The calls to the worker that looks up bridges, locks and marks. */
export interface FairwayCalls {
  /** Reads the files, which the other calls need. Rejects without the file of the app. */
  readonly put: Procedure<FairwayFiles, void>;
  /** Returns the source and the date of the data. */
  readonly facts: Procedure<void, FairwayFacts>;
  /** Returns the bridge or lock with this id; null if there is none. */
  readonly objectById: Procedure<number, FairwayObject | null>;
  /** Returns the objects within a radius of a place, nearest first, at most 40 of each kind. */
  readonly fairwaysNear: Procedure<
    { readonly place: LatLng; readonly radiusMeters: number },
    FairwaysNear
  >;
  /** Returns the objects whose names fit a text best, and of equal fit the nearest first, at most 10 of each kind. */
  readonly fairwaysNamed: Procedure<
    {
      readonly text: string;
      readonly near: LatLng;
      /** The kinds that the text asks for. */
      readonly kinds: readonly FairwayObject["kind"][];
    },
    FairwaysNear
  >;
  /** Returns the bridges and locks on a line (lng, lat, lng, lat …), in its order. */
  readonly objectsOnLine: Procedure<Float64Array, readonly AlongObject[]>;
  /**
   * Returns the places (lng, lat, reach in metres, lng, lat, reach …) of all bridges and locks that a boat cannot
   * pass, or may not be able to pass.
   */
  readonly impassablePlaces: Procedure<BoatLimits, Float64Array>;
  /** Returns what the bridges and locks cost a boat (id, metres, id, metres …); see `passageCosts` of the domain. */
  readonly passageCosts: Procedure<BoatLimits | null, Float64Array>;
  /** Returns the names of the waters along a line (lng, lat, lng, lat …) that have no lateral marks in the data. */
  readonly unmarkedWaters: Procedure<Float64Array, readonly string[]>;
  /** Returns the names of the waters at a place, the nearest first, at most two. Needs no file. */
  readonly watersAt: Procedure<LatLng, readonly string[]>;
  /** Returns the notices to skippers on a line (lng, lat, lng, lat …), in its order. Needs no file. */
  readonly noticesOnLine: Procedure<
    { readonly line: Float64Array; readonly notices: readonly Notice[] },
    readonly NoticeAlong[]
  >;
  /**
   * Returns how far the water reaches beside a line (lng, lat, lng, lat …), as far as its width is known. Needs no file.
   */
  readonly roomOnWater: Procedure<Float64Array, RoomBeside>;
}
