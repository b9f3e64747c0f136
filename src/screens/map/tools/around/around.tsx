import type { MapPort } from "#mapview/map-port.ts";
import type { SearchOriginNow } from "#parts/search-origin-now.ts";
import { chosenOf, useGoTo } from "#screens/map/found/use-go-to.ts";
import type { OpenTool } from "#screens/map/task/map-tool.ts";
import { trackLink } from "#screens/map/task/tool-links.ts";
import { AroundCard } from "./around-card.tsx";

interface AroundProps {
  readonly origin: SearchOriginNow;
  readonly controller: MapPort;
  readonly open: OpenTool;
  readonly onClose: () => void;
}

/** The card of the surroundings, which opens the cards of chosen results. */
export function Around({ origin, controller, open, onClose }: AroundProps) {
  const goTo = useGoTo(controller, open);
  return (
    <AroundCard
      origin={origin}
      readShown={() => controller.output.readPois()}
      onChoose={(found) => goTo(chosenOf(found))}
      onChooseTrack={(trackId) => open(trackLink, { trackId })}
      onClose={onClose}
    />
  );
}
