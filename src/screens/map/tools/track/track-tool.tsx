import { trackTapped } from "#mapview/layers/tracks/track-events.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, opensOn } from "#screens/map/task/map-tool.ts";
import { measureLink, saveAreaLink, trackLink } from "#screens/map/task/tool-links.ts";

const LazyTrackCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-track" */ "./track-card.tsx")).TrackCard,
);

/** The card of a track or route; `/map?spoor=ID` shows it completely. */
export const trackTool = anyTool({
  link: trackLink,
  render: ({ input: { trackId }, controller, open, close }) => (
    <LazyTrackCard
      key={trackId}
      controller={controller}
      trackId={trackId}
      onFollowed={close}
      onEdit={() => open(measureLink, { from: null, trackId })}
      onSaveMap={() => open(saveAreaLink, { along: `track:${trackId}` })}
      onClose={close}
    />
  ),
  inputAt(search) {
    const trackId = search.get("spoor");
    return trackId ? { trackId } : null;
  },
  openings: [opensOn(trackTapped, ({ trackId }) => ({ trackId }))],
  covers: ["all-on-phones"],
  isAboutPlace: true,
});
