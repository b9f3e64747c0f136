import type { OsmTags } from "#domain/osm/osm-elements.ts";

/** Constants and contents of `named.routes`; see docs/formats/named-routes.md. */

/** "SMNR". */
export const ROUTES_MAGIC: readonly number[] = [0x53, 0x4d, 0x4e, 0x52];
/** The version that is written, and the newest that is read. */
export const ROUTES_VERSION = 1;
/** Magic, version, and length and CRC-32 of the content. */
export const ROUTES_HEADER_BYTES = 13;

/** The positions of the file: 10⁻⁶ degree (0.11 m). */
export const UNITS_PER_DEGREE = 1e6;

/** The modes of named routes; their index is stored. */
export const ROUTE_MODES = ["walk", "cycle"] as const;

/** The mode of a named route. */
export type RouteMode = (typeof ROUTE_MODES)[number];

/** The scopes of a route, by the first letter of `network` (lwn, rcn, nwn, iwn); their index is stored. */
export const ROUTE_SCOPES = ["unknown", "local", "regional", "national", "international"] as const;

/** The scope of a route. */
export type RouteScope = (typeof ROUTE_SCOPES)[number];

/** The kinds of members; their index is stored. */
export const MEMBER_KINDS = ["line", "missing-ways", "relation", "missing-relation"] as const;

/** A member of a relation, in its order. */
export type RouteMember =
  | {
      readonly kind: "line";
      /** The index of the line of a way. */
      readonly line: number;
      readonly role: string;
    }
  /** Successive ways that the pack does not have. */
  | { readonly kind: "missing-ways"; readonly count: number }
  | { readonly kind: "relation"; readonly relation: number; readonly role: string }
  | { readonly kind: "missing-relation"; readonly role: string };

/** A route relation of OpenStreetMap with what a pack has of it. */
export interface RouteRelation {
  readonly id: number;
  readonly mode: RouteMode;
  readonly scope: RouteScope;
  /** Empty if it has none, as are the other texts; a relation has a name or a ref, or is a part of one that does. */
  readonly name: string;
  readonly ref: string;
  readonly from: string;
  readonly to: string;
  readonly members: readonly RouteMember[];
}

/** The ways of all routes, each once: the positions of line `n` are those from `starts[n]` up to `starts[n + 1]`. */
export interface RouteLines {
  readonly wayIds: Float64Array;
  /** 1 for a roundabout, which is travelled in its own direction. */
  readonly roundabouts: Uint8Array;
  readonly starts: Uint32Array;
  /** In 10⁻⁶ degree. */
  readonly lngs: Int32Array;
  readonly lats: Int32Array;
}

/** The content of a `named.routes`. */
export interface RoutesFile {
  readonly lines: RouteLines;
  /** The relations, by ascending id. */
  readonly relations: readonly RouteRelation[];
}

/** The reason why bytes cannot be read as routes. */
export type RoutesProblem = "not-routes" | "newer-version" | "cut-off" | "damaged";

/** Thrown for a file that cannot be read. */
export class RoutesFormatError extends Error {
  override readonly name = "RoutesFormatError";
  readonly problem: RoutesProblem;

  constructor(problem: RoutesProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Returns the scope that the tag `network` declares. */
export function scopeOf(tags: OsmTags): RouteScope {
  const letter = /^[lrni](?:wn|cn|hn|mn)?$/.exec(tags["network"]?.trim() ?? "")?.[0]?.[0];
  return ROUTE_SCOPES.find((scope) => scope[0] === letter) ?? "unknown";
}
