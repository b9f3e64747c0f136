import type { LoaderFunctionArgs } from "react-router";

/**
 * Opens the screen of a track only if it exists; any other id is a 404. If the tracks could not be read, the screen
 * reports that.
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
