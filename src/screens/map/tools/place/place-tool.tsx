import { readPlaceOnMap } from "#domain/links/place-path.ts";
import { isOnMap } from "#domain/position/map-bounds.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, opensOn } from "#screens/map/task/map-tool.ts";
import { measureLink, placeLink } from "#screens/map/task/tool-links.ts";

const LazyPlaceCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-cards" */ "#screens/map/place/place-card.tsx"))
      .PlaceCard,
);

/** The card of a place from a long press, a search or the address. */
export const placeTool = anyTool({
  link: placeLink,
  render: ({ input: { place, name }, open, close, saved }) => (
    <LazyPlaceCard
      key={`${place.lat} ${place.lng}`}
      place={place}
      name={name ?? null}
      onSaved={saved}
      onMeasure={() => open(measureLink, { from: place })}
      onClose={close}
    />
  ),
  inputAt: readPlaceOnMap,
  openings: [opensOn("placeChosen", (place) => ({ place }))],
  keepsOpenOn: "bare",
  covers: ["all-on-phones"],
  isAboutPlace: true,
  markedPlace: ({ place }) => (isOnMap(place) ? place : null),
});
