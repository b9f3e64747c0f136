import type { OsmMember, OsmTags } from "#domain/osm/osm-elements.ts";

/** The version of an object; zero if the file does not have it. */
export interface Edition {
  readonly version: number;
  /** Seconds since 1970. */
  readonly timestampSeconds: number;
}

/** A node in the file. Position in 10⁻⁷ degree, whole numbers, not always on the earth. */
export interface FileNode extends Edition {
  readonly id: number;
  readonly latE7: number;
  readonly lngE7: number;
  readonly tags: OsmTags;
}

/** A way in the file. */
export interface FileWay extends Edition {
  readonly id: number;
  readonly nodeIds: readonly number[];
  /** The places of its nodes in 10⁻⁷ degree, in an extract that has them on its ways instead of in nodes. */
  readonly latsE7?: readonly number[];
  readonly lngsE7?: readonly number[];
  readonly tags: OsmTags;
}

/** A relation in the file. */
export interface FileRelation extends Edition {
  readonly id: number;
  readonly members: readonly OsmMember[];
  readonly tags: OsmTags;
}

/** The kind of an object. */
export type OsmKind = "node" | "way" | "relation";

/** The tags of all objects without tags, which are most: compare with `===`. */
export const NO_TAGS: OsmTags = {};

/** Receives the objects of a block in order; kinds without a receiver are not decoded. */
export interface BlockVisitor {
  readonly node?: (node: FileNode) => void;
  readonly way?: (way: FileWay) => void;
  readonly relation?: (relation: FileRelation) => void;
  /** Leaves out what the receivers do not need, because decoding takes most of the time; all by default. */
  readonly needs?: Needs;
}

/** The objects that a visitor needs, and what of them. */
export interface Needs {
  /** Tells whether a key matters. An object without any such key has `NO_TAGS`, and others have all their tags. */
  readonly isKey?: (key: string) => boolean;
  /** Tells whether an object is passed to its receiver. */
  readonly isObject?: (id: number, tags: OsmTags) => boolean;
  /** True if versions and times are decoded; zeros otherwise. */
  readonly editions?: boolean;
}
