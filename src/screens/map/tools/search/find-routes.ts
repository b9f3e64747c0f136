import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { routeTitle } from "#domain/named-routes/route-title.ts";
import { findNamedRoutes } from "#domain/search/find-named-routes.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { routeFacts } from "#sentences/plan/named-routes.ts";
import { namedRoutes } from "#state/named-routes/named-routes.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** More would push away the places of that name. */
const MAX_ROUTES = 5;

/** Looks up named routes of the packs by name, number or kind, for the list of results. */
export async function findRoutes(text: string, near: LatLng) {
  const routes = (await namedRoutes.ask("list", null)) ?? [];
  const { instrumentLayout } = preferencesStore.getState();
  return findNamedRoutes(routes, text, near)
    .slice(0, MAX_ROUTES)
    .map((route) => ({
      kind: "named-route" as const,
      title: routeTitle(route),
      hint: routeFacts(route.mode, distanceText(route.lengthMeters, instrumentLayout)),
      place: route.place,
      routeId: route.id,
      detail: null,
      waypointId: null,
    }));
}
