import { useLoaded } from "#parts/use-loaded.ts";
import { unmarkedText } from "#sentences/water/fairways.ts";
import { unmarkedWaters } from "#state/fairways/fairways.ts";
import layout from "#ui/layout.module.css";

interface UnmarkedWatersProps {
  /** The route, lng, lat, lng, lat …; the same array until it changes. */
  readonly line: Float64Array;
}

/** Names the waters along a route that have no lateral marks in the data, where the map would look as if it had them all. */
export function UnmarkedWaters({ line }: UnmarkedWatersProps) {
  const { value: names } = useLoaded(line.length < 4 ? null : () => unmarkedWaters(line), line);
  if (!names || names.length === 0) return null;
  return <p className={layout["hint"]}>{unmarkedText(names)}</p>;
}
