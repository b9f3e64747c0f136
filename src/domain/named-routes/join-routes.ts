import type { RouteLines, RouteMember, RouteRelation, RoutesFile } from "./routes-format.ts";

/** A member of a relation, whichever file it is in. */
type Unit =
  | { readonly kind: "way" | "relation"; readonly id: number; readonly role: string }
  | { readonly kind: "missing-way" }
  | { readonly kind: "missing-relation"; readonly role: string };

/**
 * Returns the routes of several packs as one file: a route that crosses a border is joined member by member. Of a
 * relation whose members differ in number, because the packs are of different dates, the version with more ways counts.
 */
export function joinRoutes(files: readonly RoutesFile[]): RoutesFile {
  const [only, ...others] = files;
  if (only && others.length === 0) return only;
  const { lines, linesOfWay } = joinLines(files.map((file) => file.lines));
  const versions = new Map<number, { relation: RouteRelation; units: readonly Unit[] }>();
  for (const file of files) {
    for (const relation of file.relations) {
      const units = unitsOf(file, relation);
      const known = versions.get(relation.id);
      versions.set(relation.id, { relation, units: known ? joined(known.units, units) : units });
    }
  }
  const ids = [...versions.keys()].sort((a, b) => a - b);
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const relations = ids.flatMap((id) => {
    const version = versions.get(id);
    if (!version) return [];
    return { ...version.relation, members: membersOf(version.units, linesOfWay, indexOf) };
  });
  return { lines, relations };
}

/** Returns every way once, with the lines of the file that has most of it. */
function joinLines(all: readonly RouteLines[]) {
  const best = new Map<number, { file: RouteLines; lines: number[]; places: number }>();
  for (const file of all) {
    const own = new Map<number, { file: RouteLines; lines: number[]; places: number }>();
    file.wayIds.forEach((wayId, line) => {
      const way = own.get(wayId) ?? { file, lines: [], places: 0 };
      way.lines.push(line);
      way.places += (file.starts[line + 1] as number) - (file.starts[line] as number);
      own.set(wayId, way);
    });
    for (const [wayId, way] of own) {
      if (way.places > (best.get(wayId)?.places ?? 0)) best.set(wayId, way);
    }
  }
  const ways = [...best].sort(([a], [b]) => a - b);
  const parts = ways.flatMap(([wayId, { file, lines }]) =>
    lines.map((line) => ({ wayId, file, line })),
  );
  const starts = new Uint32Array(parts.length + 1);
  parts.forEach(({ file, line }, at) => {
    const count = (file.starts[line + 1] as number) - (file.starts[line] as number);
    starts[at + 1] = (starts[at] as number) + count;
  });
  const column = (name: "lngs" | "lats"): Int32Array => {
    const numbers = new Int32Array(starts[parts.length] as number);
    parts.forEach(({ file, line }, at) => {
      numbers.set(file[name].subarray(file.starts[line], file.starts[line + 1]), starts[at]);
    });
    return numbers;
  };
  const lines: RouteLines = {
    wayIds: Float64Array.from(parts, ({ wayId }) => wayId),
    roundabouts: Uint8Array.from(parts, ({ file, line }) => file.roundabouts[line] as number),
    starts,
    lngs: column("lngs"),
    lats: column("lats"),
  };
  const linesOfWay = new Map<number, number[]>();
  for (const [at, { wayId }] of parts.entries()) {
    const known = linesOfWay.get(wayId);
    if (known) known.push(at);
    else linesOfWay.set(wayId, [at]);
  }
  return { lines, linesOfWay };
}

/** Returns the members of a relation; the lines of a way that is cut in a file are one. */
function unitsOf({ lines, relations }: RoutesFile, { members }: RouteRelation): readonly Unit[] {
  const units: Unit[] = [];
  members.forEach((member, at) => {
    if (member.kind === "line") {
      const id = lines.wayIds[member.line] as number;
      const before = members[at - 2];
      const isCut =
        isOneMissing(members[at - 1]) &&
        before?.kind === "line" &&
        lines.wayIds[before.line] === id &&
        before.line === member.line - 1;
      if (isCut) units.pop();
      else units.push({ kind: "way", id, role: member.role });
    } else if (member.kind === "relation") {
      const id = relations[member.relation]?.id ?? 0;
      units.push({ kind: "relation", id, role: member.role });
    } else if (member.kind === "missing-relation") units.push(member);
    else for (let left = member.count; left > 0; left--) units.push({ kind: "missing-way" });
  });
  return units;
}

function isOneMissing(member: RouteMember | undefined): boolean {
  return member?.kind === "missing-ways" && member.count === 1;
}

function joined(one: readonly Unit[], other: readonly Unit[]): readonly Unit[] {
  if (one.length !== other.length) return wayCount(other) > wayCount(one) ? other : one;
  return one.map((unit, at) => (isMissing(unit) ? (other[at] as Unit) : unit));
}

function isMissing({ kind }: Unit): boolean {
  return kind === "missing-way" || kind === "missing-relation";
}

function wayCount(units: readonly Unit[]): number {
  return units.filter(({ kind }) => kind === "way").length;
}

function membersOf(
  units: readonly Unit[],
  linesOfWay: ReadonlyMap<number, readonly number[]>,
  indexOf: ReadonlyMap<number, number>,
): readonly RouteMember[] {
  const members: RouteMember[] = [];
  const missing = (): void => {
    const last = members.at(-1);
    const count = last?.kind === "missing-ways" ? last.count + 1 : 1;
    if (last?.kind === "missing-ways") members.pop();
    members.push({ kind: "missing-ways", count });
  };
  for (const unit of units) {
    if (unit.kind === "missing-way") missing();
    else if (unit.kind === "missing-relation") members.push(unit);
    else if (unit.kind === "relation") {
      const relation = indexOf.get(unit.id);
      members.push(
        relation === undefined
          ? { kind: "missing-relation", role: unit.role }
          : { kind: "relation", relation, role: unit.role },
      );
    } else {
      (linesOfWay.get(unit.id) ?? []).forEach((line, part) => {
        if (part > 0) missing();
        members.push({ kind: "line", line, role: unit.role });
      });
    }
  }
  return members;
}
