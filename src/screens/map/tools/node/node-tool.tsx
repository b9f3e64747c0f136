import { networkNodeTapped } from "#mapview/layers/networks/network-events.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, opensOn } from "#screens/map/task/map-tool.ts";
import { measureLink, nodeLink } from "#screens/map/task/tool-links.ts";

const LazyNodeCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./node-card.tsx")).NodeCard,
);

/** The card of a numbered node, and of its neighbours. */
export const nodeTool = anyTool({
  link: nodeLink,
  render: ({ input: { node }, controller, open, close, saved }) => (
    <LazyNodeCard
      key={`${node.mode} ${node.osmId}`}
      node={node}
      onChoose={(neighbour) => {
        controller.flyTo(neighbour, controller.zoom);
        open(nodeLink, { node: neighbour });
      }}
      onSaved={saved}
      onMeasure={() => open(measureLink, { from: node })}
      onClose={close}
    />
  ),
  openings: [opensOn(networkNodeTapped, (node) => ({ node }))],
  covers: ["all-on-phones"],
  isAboutPlace: true,
  markedPlace: ({ node }) => node,
});
