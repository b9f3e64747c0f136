import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool } from "#screens/map/task/map-tool.ts";
import { legendLink } from "#screens/map/task/tool-links.ts";

const LazyLegendCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-legend" */ "./legend-card.tsx")).LegendCard,
);

/** Explains the drawings on the map. */
export const legendTool = anyTool({
  link: legendLink,
  render: ({ controller, close }) => <LazyLegendCard controller={controller} onClose={close} />,
});
