import { ExternalLink, Hash } from "lucide-react";
import type { NodeAround, NodeNeighbour } from "#domain/network/node-around.ts";
import { waysToNeighbours } from "#domain/network/ways-to-neighbours.ts";
import { formatDistance } from "#i18n/format.ts";
import { cardTexts, thereAndBack, wayNotes } from "#i18n/map-cards.ts";
import { foundPlaceTitle } from "#i18n/search.ts";
import { buttonClass } from "#ui/button.tsx";
import { Card } from "./card.tsx";
import styles from "./found-row.module.css";
import type { NodeOnMap } from "./map-task.ts";
import { BriefFacts, useFromHereFact } from "./place-facts.tsx";
import { useNodeAround } from "./use-node-around.ts";

/** Where faults of Dutch walking and cycling routes are told; opened on a tap alone. */
const FAULT_DESK = "https://www.meldpuntroutes.nl";

export interface NodeCardProps {
  readonly node: NodeOnMap;
  readonly onClose: () => void;
  readonly onChoose: (node: NodeOnMap) => void;
}

/** A tapped node: its number, where one can go from it, and where to tell that it is broken. */
export function NodeCard({ node, onClose, onChoose }: NodeCardProps) {
  const fromHere = useFromHereFact(node);
  const around = useNodeAround(node);
  return (
    <Card heading={titleOf(node)} onClose={onClose}>
      <BriefFacts facts={fromHere} />
      <section aria-label={cardTexts.neighbours}>
        <h4 className={styles["heading"]}>{cardTexts.neighbours}</h4>
        <p role="status">{wordsFor(around)}</p>
        <ul className={styles["list"]}>
          {waysToNeighbours(neighboursOf(around)).map(({ way, back }) => (
            <li key={`${way.node.osmId} ${way.distanceMeters}`}>
              <button type="button" className={styles["row"]} onClick={() => onChoose(way.node)}>
                <Hash aria-hidden="true" className={styles["icon"]} />
                <span className={styles["title"]}>{labelOf(way.node)}</span>
                <span className={styles["hint"]}>
                  {back ? thereAndBack(factsOf(way), factsOf(back)) : notesOn(way)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <a
        href={FAULT_DESK}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass("secondary")}
      >
        <ExternalLink aria-hidden="true" />
        {cardTexts.reportFault}
      </a>
    </Card>
  );
}

function labelOf({ ref, name }: Pick<NodeOnMap, "ref" | "name">): string {
  return [ref, name].filter(Boolean).join(" ");
}

function titleOf(node: NodeOnMap): string {
  return foundPlaceTitle({ kind: "node", name: labelOf(node), detail: node.mode }).trim();
}

function neighboursOf(around: NodeAround | "failed" | null | undefined): readonly NodeNeighbour[] {
  return around && around !== "failed" ? around.neighbours : [];
}

function wordsFor(around: NodeAround | "failed" | null | undefined): string | null {
  if (around === undefined) return cardTexts.loadingNode;
  if (around === null) return cardTexts.nodeUnknown;
  if (around === "failed") return cardTexts.nodeNotLoaded;
  return around.neighbours.length === 0 ? cardTexts.noNeighbours : null;
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
