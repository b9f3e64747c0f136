import { type RouteMember, type RouteRelation, type RoutesFile, scopeOf } from "./routes-format.ts";

/** A place on a grid, in thousandths of a degree east of 5° and north of 52°. */
type GridPlace = readonly [east: number, north: number];

/** A member as a text: the number of a way or `r` with the index of a relation, then `:role`; `?` for a missing way. */
type MemberText = string;

/** Returns routes over ways that are given as lines on a grid. */
export function inventedRoutes(
  ways: readonly (readonly GridPlace[])[],
  routes: readonly {
    readonly name?: string;
    readonly ref?: string;
    readonly members: MemberText;
  }[],
  roundabouts: readonly number[] = [],
): RoutesFile {
  const places = ways.flat();
  const starts = [0];
  for (const way of ways) starts.push((starts.at(-1) ?? 0) + way.length);
  const relations = routes.map(
    ({ name = "", ref = "", members }, index): RouteRelation => ({
      id: 100 + index,
      mode: "walk",
      scope: scopeOf({ network: "nwn" }),
      name,
      ref,
      from: "",
      to: "",
      members: members.split(" ").map(memberOf),
    }),
  );
  return {
    lines: {
      wayIds: Float64Array.from(ways, (_, index) => index + 1),
      roundabouts: Uint8Array.from(ways, (_, index) => (roundabouts.includes(index) ? 1 : 0)),
      starts: Uint32Array.from(starts),
      lngs: Int32Array.from(places, ([east]) => 5e6 + 1000 * east),
      lats: Int32Array.from(places, ([, north]) => 52e6 + 1000 * north),
    },
    relations,
  };
}

function memberOf(text: MemberText): RouteMember {
  const [id = "", role = ""] = text.split(":");
  if (id === "?") return { kind: "missing-ways", count: 1 };
  if (id.startsWith("r")) return { kind: "relation", relation: Number(id.slice(1)), role };
  return { kind: "line", line: Number(id), role };
}
