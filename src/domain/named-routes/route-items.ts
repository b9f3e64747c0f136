import type { RouteMember, RouteRelation } from "./routes-format.ts";

/** The kinds of parts of a route. Source: OSM wiki, "Roles for recreational route relations". */
export const PART_KINDS = ["main", "alternative", "excursion", "approach", "connection"] as const;

/** The kind of a part of a route. */
export type PartKind = (typeof PART_KINDS)[number];

/** A piece of a route in the order of its members. */
export interface RouteItem {
  /** The index of its line; -1 for what the pack does not have. */
  readonly line: number;
  readonly kind: PartKind;
  /** The only direction in which it is travelled, along or against its way; `both` otherwise. */
  readonly direction: "both" | "forward" | "backward";
  /** The index of its relation in the file. */
  readonly relation: number;
}

/** More levels than any real route has. */
const MAX_DEPTH = 8;
/** More stages than any real route has. */
const MAX_STAGES = 1000;

/**
 * Returns the pieces of a relation and of those in it, in order. A relation that occurs twice, or in itself, is taken
 * once; whole relations may be alternatives.
 */
export function itemsOfRoute(
  relations: readonly RouteRelation[],
  index: number,
): readonly RouteItem[] {
  const items: RouteItem[] = [];
  const seen = new Set<number>();
  const isNew = (at: number): boolean =>
    !seen.has(at) && seen.size < MAX_STAGES && relations[at]?.mode === relations[index]?.mode;
  const visit = (at: number, kind: PartKind, depth: number): void => {
    seen.add(at);
    for (const member of (relations[at] as RouteRelation).members) {
      const piece = pieceOf(member, at, kind);
      if (member.kind !== "relation") items.push(piece);
      else if (depth < MAX_DEPTH && isNew(member.relation)) {
        visit(member.relation, piece.kind, depth + 1);
      }
    }
  };
  visit(index, "main", 1);
  return items;
}

function pieceOf(member: RouteMember, relation: number, kind: PartKind): RouteItem {
  const role = roleOf("role" in member ? member.role : "");
  const line = member.kind === "line" ? member.line : -1;
  return { ...role, line, kind: kind === "main" ? role.kind : kind, relation };
}

function roleOf(role: string): Pick<RouteItem, "kind" | "direction"> {
  const words = role.toLowerCase().split(/[^a-z]+/);
  const kind = words.includes("alternate")
    ? "alternative"
    : (PART_KINDS.find((one) => words.includes(one)) ?? "main");
  const direction = (["forward", "backward"] as const).find((one) => words.includes(one)) ?? "both";
  return { kind, direction };
}

/** Returns the relations that are routes by themselves, and not only stages of another. */
export function rootsOf(relations: readonly RouteRelation[]): readonly number[] {
  const children = relations.map(({ members, mode }, at) =>
    members.flatMap((member) =>
      member.kind === "relation" &&
      member.relation !== at &&
      relations[member.relation]?.mode === mode
        ? [member.relation]
        : [],
    ),
  );
  const isChild = new Set(children.flat());
  const roots = relations.flatMap((_, at) => (isChild.has(at) ? [] : [at]));
  const reached = new Set<number>();
  const reach = (root: number): void => {
    const open = [root];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (reached.has(at)) continue;
      reached.add(at);
      open.push(...(children[at] ?? []));
    }
  };
  for (const root of roots) reach(root);
  // Relations that only contain each other have no beginning: the first of a circle counts.
  for (const at of relations.keys()) {
    if (reached.has(at)) continue;
    roots.push(at);
    reach(at);
  }
  return roots;
}
