import { Signpost } from "lucide-react";
import { namedRoutesTapped } from "#mapview/layers/named-routes/named-routes-events.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, opensOn } from "#screens/map/task/map-tool.ts";
import { namedRouteLink, namedRoutePartLink, planLink } from "#screens/map/task/tool-links.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

const LazyNamedRouteCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "named-routes" */ "./named-route-card.tsx")).NamedRouteCard,
);

const LazyNamedRoutePart = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "named-routes" */ "./named-route-part.tsx")).NamedRoutePart,
);

/** The named routes of the packs: the list, and the card of those that were tapped or found. */
export const namedRouteTool = anyTool({
  link: namedRouteLink,
  render: ({ input, controller, open, close }) => (
    <LazyNamedRouteCard
      key={input.ids?.join(" ") ?? "all"}
      {...input}
      controller={controller}
      onFollowed={close}
      onPlan={() => open(planLink)}
      onPart={(routeId) => open(namedRoutePartLink, { routeId })}
      onClose={close}
    />
  ),
  openings: [opensOn(namedRoutesTapped, ({ ids, lng, lat }) => ({ ids, place: { lng, lat } }))],
  entry: {
    Icon: Signpost,
    ...toolEntryTexts.namedRoutes,
    group: "route",
    inputOf: () => ({ ids: null, place: null }),
  },
  covers: ["all-on-phones"],
  isAboutPlace: true,
});

/** Chooses a part of a named route between two places. */
export const namedRoutePartTool = anyTool({
  link: namedRoutePartLink,
  render: ({ input, controller, open, close }) => (
    <LazyNamedRoutePart
      {...input}
      controller={controller}
      onFollowed={close}
      onPlan={() => open(planLink)}
      onClose={close}
    />
  ),
  keepsOpenOn: "all",
  covers: ["all-on-phones"],
  isAboutPlace: true,
});
