import { Hash } from "lucide-react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { planNodeOf } from "#domain/network/plan/route/plan-node.ts";
import { isPlace, type PlanNode, type PlanPoint } from "#domain/network/plan/route/plan-route.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { searchOriginNow } from "#parts/search-origin-now.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import styles from "#screens/map/found/found-row.module.css";
import { distanceText } from "#sentences/intl/distance.ts";
import { planner } from "#state/plans/planner.ts";
import layout from "#ui/layout.module.css";
import { planTexts } from "#words/plan/plan.ts";

const COUNT = 8;

interface Reached {
  readonly node: PlanNode;
  readonly meters: number;
}

interface NodesToGoToProps {
  readonly controller: Pick<MapPort, "center" | "zoom">;
}

/** Lists the nodes where a plan can start, or the neighbours of its last node, for planning without the map. */
export function NodesToGoTo({ controller }: NodesToGoToProps) {
  const { mode, stops } = planner.store.getState().draft;
  const last = stops.at(-1);
  const {
    last: nodes,
    isFailed,
    again,
  } = useLoaded(
    () => (last ? nodesFrom(mode, last) : nodesAround(mode, controller)),
    last ?? mode,
    controller,
  );
  const heading = last ? `${planTexts.onFrom}` : planTexts.around;
  return (
    <section aria-label={heading}>
      <h4 className={styles["heading"]}>{heading}</h4>
      {isFailed ? <NotLoaded text={planTexts.aroundFailed} again={again} /> : null}
      {nodes?.length === 0 ? <p>{planTexts.aroundEmpty}</p> : null}
      <ul className={styles["list"]}>
        {nodes?.map(({ node, meters }) => (
          <li key={`${node.osmId} ${meters}`}>
            <button
              type="button"
              className={styles["row"]}
              onClick={() => void planner.addNode(mode, node)}
            >
              <Hash aria-hidden="true" className={styles["icon"]} />
              <span className={styles["title"]}>{node.number}</span>
              <span className={layout["hint"]}>{distanceText(meters, mode)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const loadGraphs = () =>
  import(/* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts");

async function nodesAround(
  mode: NetworkMode,
  { center, zoom }: NodesToGoToProps["controller"],
): Promise<readonly Reached[]> {
  const { place } = center ? searchOriginNow({ ...center, zoom }) : searchOriginNow();
  return nodesNear(mode, place);
}

async function nodesNear(mode: NetworkMode, place: LatLng): Promise<readonly Reached[]> {
  const { networkGraphs } = await loadGraphs();
  const near = await networkGraphs.nodesNear({ place, count: COUNT, mode });
  return near.map(({ node, distanceMeters }) => ({
    node: planNodeOf(node),
    meters: distanceMeters,
  }));
}

async function nodesFrom(mode: NetworkMode, last: PlanPoint): Promise<readonly Reached[]> {
  if (isPlace(last)) return nodesNear(mode, last);
  const { osmId } = last;
  const { networkGraphs } = await loadGraphs();
  const [around] = await networkGraphs.nodesAtSignpost({ mode, osmId });
  const routes = around?.neighbours.filter(({ direction }) => direction !== "from") ?? [];
  return routes.map(({ node, distanceMeters }) => ({
    node: planNodeOf(node),
    meters: distanceMeters,
  }));
}
