import { Hash } from "lucide-react";
import type { NodeNeighbour } from "#domain/network/graph/node-around.ts";
import { waysToNeighbours } from "#domain/network/graph/ways-to-neighbours.ts";
import { formatDistance } from "#i18n/format.ts";
import { cardTexts, thereAndBack, wayNotes } from "#i18n/map-cards.ts";
import styles from "#screens/map/found/found-row.module.css";
import type { NodeOnMap } from "#screens/map/task/tool-links.ts";

interface NodeNeighboursProps {
  readonly heading: string;
  readonly neighbours: readonly NodeNeighbour[];
  readonly onChoose: (node: NodeOnMap) => void;
}

/** Where one can go from a node, a row a number. */
export function NodeNeighbours({ heading, neighbours, onChoose }: NodeNeighboursProps) {
  return (
    <section aria-label={heading}>
      <h4 className={styles["heading"]}>{heading}</h4>
      {neighbours.length === 0 ? <p>{cardTexts.noNeighbours}</p> : null}
      <ul className={styles["list"]}>
        {waysToNeighbours(neighbours).map(({ way, back }) => (
          <li key={`${way.node.osmId} ${way.direction} ${way.distanceMeters}`}>
            <button type="button" className={styles["row"]} onClick={() => onChoose(way.node)}>
              <Hash aria-hidden="true" className={styles["icon"]} />
              <span className={styles["title"]}>{nodeLabel(way.node)}</span>
              <span className={styles["hint"]}>
                {back ? thereAndBack(factsOf(way), factsOf(back)) : notesOn(way)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stands on the post of a node: "51", "12 Veerhuis". */
export function nodeLabel({ ref, name }: Pick<NodeOnMap, "ref" | "name">): string {
  return [ref, name].filter(Boolean).join(" ");
}

function notesOn(way: NodeNeighbour): string {
  return factsOf(way, way.direction === "both" ? [] : [way.direction]);
}

/** How far it is, and what else one should know of the way. */
function factsOf(
  { distanceMeters, hasFerry, hasPortage }: NodeNeighbour,
  direction: readonly ("to" | "from")[] = [],
): string {
  return wayNotes(formatDistance(distanceMeters), [
    ...direction,
    ...(hasFerry ? (["ferry"] as const) : []),
    ...(hasPortage ? (["portage"] as const) : []),
  ]);
}
