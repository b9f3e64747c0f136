import { ExternalLink, MapPinPlus, Ruler } from "lucide-react";
import type { NodeAround } from "#domain/network/graph/node-around.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { Card } from "#screens/map/card/card.tsx";
import styles from "#screens/map/place/place-card.module.css";
import { BriefFacts, useFromHereFact } from "#screens/map/place/place-facts.tsx";
import { SharePlaceButton } from "#screens/map/place/share-place-button.tsx";
import { useAddWaypoint } from "#screens/map/place/use-add-waypoint.ts";
import type { NodeOnMap } from "#screens/map/task/tool-links.ts";
import { listedNodes, neighboursAtSignpost } from "#sentences/map/map-cards.ts";
import { foundPlaceTitle } from "#sentences/map/search.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { cardTexts } from "#words/map/map-cards.ts";
import { NodeNeighbours, nodeLabel } from "./node-neighbours.tsx";
import { useNodesAtSignpost } from "./use-nodes-at-signpost.ts";

/** The site to report faults of Dutch walking and cycling routes; opened only by a tap. */
const FAULT_DESK = "https://www.meldpuntroutes.nl";

export interface NodeCardProps {
  readonly node: NodeOnMap;
  readonly onClose: () => void;
  readonly onChoose: (node: NodeOnMap) => void;
  /** Called with the name of the saved waypoint. */
  readonly onSaved: (name: string) => void;
  readonly onMeasure: () => void;
}

/** A card for a node: its number, the actions on its place, and its neighbours. */
export function NodeCard({ node, onClose, onChoose, onSaved, onMeasure }: NodeCardProps) {
  const fromHere = useFromHereFact(node);
  const { value: nodes, isFailed, again } = useNodesAtSignpost(node);
  const known = nodes ?? [];
  const others = known.slice(1).map((other) => titleOf(other.node));
  const sameSignpost = { name: cardTexts.sameSignpost, value: listedNodes(others) };
  return (
    <Card heading={titleOf(node)} onClose={onClose}>
      <BriefFacts facts={others.length > 0 ? [...fromHere, sameSignpost] : fromHere} />
      <NodeActions node={node} onSaved={onSaved} onMeasure={onMeasure} />
      {isFailed ? (
        <NotLoaded text={cardTexts.nodeNotLoaded} again={again} />
      ) : (
        <p role="status">{wordsFor(nodes)}</p>
      )}
      {known.map(({ node: one, neighbours }, index) => (
        <NodeNeighbours
          key={one.mode}
          heading={index === 0 ? cardTexts.neighbours : neighboursAtSignpost(titleOf(one))}
          neighbours={neighbours}
          onChoose={onChoose}
        />
      ))}
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

function NodeActions({
  node,
  onSaved,
  onMeasure,
}: Pick<NodeCardProps, "node" | "onSaved" | "onMeasure">) {
  const { add, problem, isHeld } = useAddWaypoint(node, onSaved);
  return (
    <div className={classNames(layout["actions"], styles["actions"], styles["brief"])}>
      <Button
        icon={<MapPinPlus aria-hidden="true" />}
        disabled={isHeld}
        aria-label={cardTexts.saveNode}
        onClick={() => void add(titleOf(node))}
      >
        {cardTexts.save}
      </Button>
      <Button
        icon={<Ruler aria-hidden="true" />}
        aria-label={cardTexts.measureFromHere}
        onClick={onMeasure}
      >
        {cardTexts.measureShort}
      </Button>
      <SharePlaceButton place={node} name={titleOf(node)} />
      <p className={styles["word"]} role="alert">
        {problem}
      </p>
    </div>
  );
}

function titleOf(node: Pick<NodeOnMap, "ref" | "name" | "mode">): string {
  return foundPlaceTitle({ kind: "node", name: nodeLabel(node), detail: node.mode }).trim();
}

function wordsFor(nodes: readonly NodeAround[] | undefined): string | null {
  if (nodes === undefined) return cardTexts.loadingNode;
  return nodes.length === 0 ? cardTexts.nodeUnknown : null;
}
