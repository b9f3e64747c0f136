import { useMemo } from "react";
import type { AreaShape } from "#domain/areas/area-shape.ts";
import { RouteNotices } from "#parts/fairway/route-notices.tsx";
import { useRouteNotices } from "#parts/fairway/use-bulletin.ts";
import { linesOf } from "./read-notices.ts";

/** Lists the notices to skippers on the lines of a departure by boat. */
export function DepartureNotices({ shape }: { readonly shape: AreaShape }) {
  const lines = useMemo(() => linesOf(shape), [shape]);
  return lines.map((line, index) => <LineNotices key={`${index}`} line={line} />);
}

function LineNotices({ line }: { readonly line: Float64Array }) {
  return <RouteNotices notices={useRouteNotices(line, true)} />;
}
