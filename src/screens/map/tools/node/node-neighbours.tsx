import { Hash } from "lucide-react";
import type { NodeNeighbour } from "#domain/network/graph/node-around.ts";
import { pathsToNeighbours } from "#domain/network/graph/paths-to-neighbours.ts";
import styles from "#screens/map/found/found-row.module.css";
import type { NodeOnMap } from "#screens/map/task/tool-links.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { neighbourNotes } from "#sentences/map/map-cards.ts";
import layout from "#ui/layout.module.css";
import { cardTexts, thereAndBack } from "#words/map/map-cards.ts";

interface NodeNeighboursProps {
  readonly heading: string;
  readonly neighbours: readonly NodeNeighbour[];
  readonly onChoose: (node: NodeOnMap) => void;
}

/** Lists the neighbours of a node, a row per number. */
export function NodeNeighbours({ heading, neighbours, onChoose }: NodeNeighboursProps) {
  return (
    <section aria-label={heading}>
      <h4 className={styles["heading"]}>{heading}</h4>
      {neighbours.length === 0 ? <p>{cardTexts.noNeighbours}</p> : null}
      <ul className={styles["list"]}>
        {pathsToNeighbours(neighbours).map(({ path, back }) => (
          <li key={`${path.node.osmId} ${path.direction} ${path.distanceMeters}`}>
            <button type="button" className={styles["row"]} onClick={() => onChoose(path.node)}>
              <Hash aria-hidden="true" className={styles["icon"]} />
              <span className={styles["title"]}>{nodeLabel(path.node)}</span>
              <span className={layout["hint"]}>
                {back ? thereAndBack(factsOf(path), factsOf(back)) : notesOn(path)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the label on the signpost of a node: "51", "12 Veerhuis". */
export function nodeLabel({ ref, name }: Pick<NodeOnMap, "ref" | "name">): string {
  return [ref, name].filter(Boolean).join(" ");
}

function notesOn(path: NodeNeighbour): string {
  return factsOf(path, path.direction === "both" ? [] : [path.direction]);
}

/** Returns the distance and special features of the path. */
function factsOf(
  { node, distanceMeters, hasFerry, hasPortage }: NodeNeighbour,
  direction: readonly ("to" | "from")[] = [],
): string {
  return neighbourNotes(distanceText(distanceMeters, node.mode), [
    ...direction,
    ...(hasFerry ? (["ferry"] as const) : []),
    ...(hasPortage ? (["portage"] as const) : []),
  ]);
}
