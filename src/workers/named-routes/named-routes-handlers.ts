import { joinRoutes } from "#domain/named-routes/join-routes.ts";
import { type NamedRoute, namedRoutesOf } from "#domain/named-routes/named-routes.ts";
import { readRoutes } from "#domain/named-routes/read-routes.ts";
import type { RoutesFile } from "#domain/named-routes/routes-format.ts";
import type { Handlers } from "#rpc/serve-calls.ts";
import type {
  DrawnRoute,
  NamedRoutesCalls,
  PackRoutes,
  RouteInList,
} from "./named-routes-calls.ts";

/** Creates the handlers for the named routes of the packs, at first without any. */
export function namedRoutesHandlers(): Handlers<NamedRoutesCalls> {
  let packs: ReadonlyMap<string, RoutesFile | null> = new Map();
  let routes: ReadonlyMap<number, NamedRoute> = new Map();
  let areAllRead = true;
  /** Throws where there is nothing to answer because a file cannot be read: nothing is known to be missing. */
  const refuseUnread = (): void => {
    if (!areAllRead) throw new Error("The routes of a pack cannot be read.");
  };
  return {
    async put(files) {
      const known = packs;
      [routes, areAllRead] = [new Map(), false];
      const read = files.map(
        async (file) => [file.id, known.get(file.id) ?? (await routesIn(file))] as const,
      );
      packs = new Map(await Promise.all(read));
      const readable = [...packs.values()].filter((file) => file !== null);
      routes = new Map(namedRoutesOf(joinRoutes(readable)).map((route) => [route.id, route]));
      areAllRead = readable.length === packs.size;
    },
    list() {
      if (routes.size === 0) refuseUnread();
      return [...routes.values()].map(inList);
    },
    route(id) {
      const route = routes.get(id);
      if (!route) refuseUnread();
      return route ?? null;
    },
    lines: () => [...routes.values()].map(drawn),
  };
}

async function routesIn({ bytes }: PackRoutes): Promise<RoutesFile | null> {
  try {
    const whole = await bytes.slice(0, bytes.size).arrayBuffer();
    return await readRoutes(new Uint8Array(whole));
  } catch (error) {
    // The other packs and the rest of this one are usable without.
    console.warn("Named routes not read:", error);
    return null;
  }
}

function inList(route: NamedRoute): RouteInList {
  const { id, mode, scope, name, ref, lengthMeters, goesBeyond, bounds, stages, parts } = route;
  const [lng = 0, lat = 0] = parts[0]?.places ?? [];
  const stageNames = stages.flatMap((stage) => [stage.name, stage.ref]).filter(Boolean);
  const place = { lng, lat };
  return { id, mode, scope, name, ref, lengthMeters, goesBeyond, bounds, stageNames, place };
}

function drawn({ id, mode, name, ref, parts, partsBack }: NamedRoute): DrawnRoute {
  // Where both directions share a way it is drawn twice, exactly over itself.
  const lines = [...parts, ...partsBack].map(({ kind, places }) => ({
    isMain: kind === "main",
    places,
  }));
  return { id, mode, name, ref, lines };
}
