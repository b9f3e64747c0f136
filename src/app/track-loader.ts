import type { LoaderFunctionArgs } from "react-router";

/**
 * Lets the screen of a track open only for one that is there; any other id is a 404. Where the tracks could not be
 * read, the screen says so.
 */
export async function trackLoader({ params }: LoaderFunctionArgs): Promise<null> {
  const { loadTracks, tracksStore } = await import(
    /* webpackChunkName: "tracks-state" */ "#state/tracks/tracks.ts"
  );
  await loadTracks();
  const { tracks } = tracksStore.getState();
  if (tracks && !tracks.some(({ id }) => id === params["trackId"])) {
    throw new Response(null, { status: 404 });
  }
  return null;
}
