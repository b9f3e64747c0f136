import { Waypoints } from "lucide-react";
import { SLICE_SERVER } from "#domain/links/slice-server.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type ToolEntry } from "#screens/map/task/map-tool.ts";
import { fetchNetworksLink, planLink } from "#screens/map/task/tool-links.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

const LazyFetchNetworks = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-save" */ "./fetch-networks-card.tsx")).FetchNetworks,
);

const ENTRY: ToolEntry<undefined> = {
  Icon: Waypoints,
  name: toolEntryTexts.fetchNetworks.name,
  hint: toolEntryTexts.fetchNetworks.hint,
  group: "map",
  inputOf: () => undefined,
};

/** Fetches the networks of an area from the slice server, if the build has one; also opened by `/map?knooppunten`. */
export const fetchNetworksTool = anyTool({
  link: fetchNetworksLink,
  render: ({ controller, close, open }) => (
    <LazyFetchNetworks controller={controller} onClose={close} onPlan={() => open(planLink)} />
  ),
  inputAt: (search) => (search.has("knooppunten") ? undefined : null),
  entry: SLICE_SERVER === null ? undefined : ENTRY,
  keepsOpenOn: "all",
  covers: ["tools", "all-on-phones"],
});
