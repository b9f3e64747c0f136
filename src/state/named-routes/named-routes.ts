import { packsStore, startPacks } from "#state/packs/packs.ts";
import { openNamedRoutes } from "#workers/named-routes/named-routes-client.ts";

/** The named routes of the packs on this device. Import this lazily, because few visits need them. */
export const namedRoutes = openNamedRoutes(async () => {
  await startPacks();
  return packsStore.getState().packs;
});
