import { poiTapped } from "#mapview/layers/base/base-events.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, opensOn } from "#screens/map/task/map-tool.ts";
import { measureLink, poiLink } from "#screens/map/task/tool-links.ts";

const LazyPoiCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./poi-card.tsx")).PoiCard,
);

/** The card of a point of interest. */
export const poiTool = anyTool({
  link: poiLink,
  render: ({ input: { poi }, open, close, saved }) => (
    <LazyPoiCard
      key={`${poi.kind} ${poi.lat} ${poi.lng}`}
      poi={poi}
      onSaved={saved}
      onMeasure={() => open(measureLink, { from: poi })}
      onClose={close}
    />
  ),
  openings: [opensOn(poiTapped, (poi) => ({ poi }))],
  isAboutPlace: true,
  markedPlace: ({ poi }) => poi,
});
