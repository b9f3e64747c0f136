import { Anchor } from "lucide-react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  fairwayMarkTapped,
  fairwayObjectTapped,
  noticeTapped,
} from "#mapview/layers/nautical/nautical-events.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool, opensOn } from "#screens/map/task/map-tool.ts";
import { fairwayMarkLink, fairwayObjectLink, measureLink } from "#screens/map/task/tool-links.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

const LazyObjectCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "fairway-cards" */ "./object-card.tsx")).ObjectCard,
);
const LazyMarkCard = lazyCard(
  async () => (await import(/* webpackChunkName: "fairway-cards" */ "./mark-card.tsx")).MarkCard,
);
const LazyNoticeCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "fairway-cards" */ "./notice-card.tsx")).NoticeCard,
);
const LazyNearCard = lazyCard(
  async () => (await import(/* webpackChunkName: "fairway-cards" */ "./near-card.tsx")).NearCard,
);

/** The card of a bridge or lock. */
export const fairwayObjectTool = anyTool({
  link: fairwayObjectLink,
  render: ({ input: { object }, close, saved }) => (
    <LazyObjectCard key={object.id} object={object} onSaved={saved} onClose={close} />
  ),
  openings: [opensOn(fairwayObjectTapped, (object) => ({ object }))],
  isAboutPlace: true,
  markedPlace: ({ object }) => object,
});

/** The card of a buoy, beacon or light. */
export const fairwayMarkTool = anyTool({
  link: fairwayMarkLink,
  render: ({ input: { mark }, open, close, saved }) => (
    <LazyMarkCard
      key={`${mark.lat} ${mark.lng}`}
      mark={mark}
      onSaved={saved}
      onMeasure={() => open(measureLink, { from: mark })}
      onClose={close}
    />
  ),
  openings: [opensOn(fairwayMarkTapped, (mark) => ({ mark }))],
  isAboutPlace: true,
  markedPlace: ({ mark }) => mark,
});

/** The card of notices to skippers. */
export const noticeTool = anyTool<{ readonly place: LatLng }>({
  link: { id: "notice" },
  render: ({ input: { place }, close }) => <LazyNoticeCard place={place} onClose={close} />,
  openings: [opensOn(noticeTapped, (place) => ({ place }))],
  isAboutPlace: true,
  markedPlace: ({ place }) => place,
});

const nearTool: MapTool<{ readonly center: LatLng }> = {
  link: { id: "fairways-near" },
  render: ({ input: { center }, open, close }) => (
    <LazyNearCard
      center={center}
      onClose={close}
      onObject={(object) => open(fairwayObjectLink, { object })}
      onMark={(mark) => open(fairwayMarkLink, { mark })}
    />
  ),
  entry: {
    Icon: Anchor,
    name: toolEntryTexts.fairways.name,
    hint: toolEntryTexts.fairways.hint,
    group: "water",
    inputOf: (controller) => ({ center: controller.center ?? mapViewStore.getState() }),
  },
  covers: ["all-on-phones"],
};

/** Lists the fairway objects around the centre of the map. */
export const fairwaysNearTool = anyTool(nearTool);
