import type { MapPort } from "#mapview/map-port.ts";
import { searchOriginOnMap } from "#parts/search-origin-now.ts";
import { useGoTo } from "#screens/map/found/use-go-to.ts";
import type { OpenTool } from "#screens/map/task/map-tool.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { SearchCard } from "./search-card.tsx";

interface SearchProps {
  readonly controller: MapPort;
  readonly open: OpenTool;
  readonly onClose: () => void;
}

/** The search card, which opens the cards of chosen results. */
export function SearchOnMap({ controller, open, onClose }: SearchProps) {
  const goTo = useGoTo(controller, open);
  return (
    <SearchCard
      searchOriginNow={() => searchOriginOnMap(controller)}
      readShown={() => controller.output.readPois()}
      onChoose={(result) => {
        // The next short coordinate is probably in the same area.
        if (result.isShortRd) void setPreferences({ shortRdArea: result.place });
        goTo({ ...result, name: result.title });
      }}
      onClose={onClose}
    />
  );
}
