// The service worker fills and clears these caches, and whoever unregisters it must find them too.
const PREFIX = "scouting-map-precache-";

/** The cache in which one build keeps all its files. */
export function precacheName(buildId: string): string {
  return PREFIX + buildId;
}

/** Whether a cache is one of ours, of whichever build. */
export function isPrecacheName(name: string): boolean {
  return name.startsWith(PREFIX);
}
