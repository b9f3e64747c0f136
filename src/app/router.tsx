import type { ReactNode } from "react";
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from "react-router";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { watchLayers } from "#ui/use-back-closes.ts";
import { mapLoader } from "./map-loader.ts";
import { RouteError } from "./route-error.tsx";
import { Shell } from "./shell.tsx";
import { trackLoader } from "./track-loader.ts";
import { waypointLoader } from "./waypoint-loader.ts";

/**
 * The screens, each a lazy chunk. Their common parent has no path and is not lazy, because a route whose own `lazy()`
 * fails cannot show its own error element.
 */
const screenRoutes: RouteObject[] = [
  { index: true, element: null, loader: () => redirect("/dashboard") },
  {
    path: "dashboard",
    lazy: () =>
      import(/* webpackChunkName: "dashboard" */ "#screens/dashboard/dashboard-screen.tsx"),
  },
  {
    path: "location",
    lazy: () => import(/* webpackChunkName: "location" */ "#screens/location/location-screen.tsx"),
  },
  {
    path: "map",
    loader: mapLoader,
    lazy: () => import(/* webpackChunkName: "map" */ "#screens/map/map-screen.tsx"),
  },
  {
    path: "waypoints",
    lazy: () =>
      import(/* webpackChunkName: "waypoints" */ "#screens/waypoints/waypoints-screen.tsx"),
  },
  {
    path: "waypoints/:waypointId",
    loader: waypointLoader,
    lazy: () =>
      import(
        /* webpackChunkName: "waypoint-detail" */ "#screens/waypoint-detail/waypoint-detail-screen.tsx"
      ),
  },
  {
    path: "routes",
    lazy: () => import(/* webpackChunkName: "routes" */ "#screens/routes/routes-screen.tsx"),
  },
  {
    path: "routes/:planId",
    lazy: () => import(/* webpackChunkName: "route" */ "#screens/routes/route-screen.tsx"),
  },
  {
    path: "tracks",
    lazy: () => import(/* webpackChunkName: "tracks" */ "#screens/tracks/tracks-screen.tsx"),
  },
  {
    path: "tracks/:trackId",
    loader: trackLoader,
    lazy: () =>
      import(
        /* webpackChunkName: "track-detail" */ "#screens/track-detail/track-detail-screen.tsx"
      ),
  },
  ...["departure/:kind", "departure/:kind/:id"].map((path) => ({
    path,
    lazy: () =>
      import(/* webpackChunkName: "departure" */ "#screens/departure/departure-screen.tsx"),
  })),
  ...["route-sheets/:kind", "route-sheets/:kind/:id"].map((path) => ({
    path,
    lazy: () =>
      import(
        /* webpackChunkName: "route-sheets" */ "#screens/route-sheets/route-sheets-screen.tsx"
      ),
  })),
  {
    path: "trails",
    lazy: () => import(/* webpackChunkName: "trails" */ "#screens/trails/trails-screen.tsx"),
  },
  {
    path: "trails/:trailId",
    lazy: () => import(/* webpackChunkName: "trail" */ "#screens/trails/trail-screen.tsx"),
  },
  {
    path: "trails/walk/:walkId",
    lazy: () => import(/* webpackChunkName: "trail-walk" */ "#screens/trails/walk-screen.tsx"),
  },
  {
    path: "trails/hike/:hikeId",
    lazy: () => import(/* webpackChunkName: "hike" */ "#screens/trails/hike-screen.tsx"),
  },
  {
    path: "techniques",
    lazy: () =>
      import(/* webpackChunkName: "techniques" */ "#screens/techniques/techniques-screen.tsx"),
  },
  {
    path: "settings",
    lazy: () => import(/* webpackChunkName: "settings" */ "#screens/settings/settings-screen.tsx"),
  },
  {
    path: "privacy",
    lazy: () => import(/* webpackChunkName: "privacy" */ "#screens/privacy/privacy-screen.tsx"),
  },
  {
    path: "changelog",
    lazy: () =>
      import(/* webpackChunkName: "changelog" */ "#screens/changelog/changelog-screen.tsx"),
  },
  { path: "*", loader: refuseUnknownRoute, element: null },
];

/**
 * Creates the router on the browser history, with the shell around every screen and error. The first screen appears
 * once `isThere` resolves; `placeholder` is shown until then.
 */
export function createRouter(isThere: Promise<null>, placeholder?: ReactNode) {
  const shell: RouteObject = {
    element: <Shell />,
    loader: () => isThere,
    shouldRevalidate: () => false,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Shell placeholder={placeholder} />,
    children: [{ errorElement: <RouteError />, children: screenRoutes }],
  };
  watchLayers();
  return createBrowserRouter([shell], { basename: BASE_PATH });
}

/** Throws a 400 for an address that cannot be decoded, and a 404 for any other without a route. */
function refuseUnknownRoute({ request }: LoaderFunctionArgs): never {
  throw new Response(null, { status: isDecodable(new URL(request.url).pathname) ? 404 : 400 });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
