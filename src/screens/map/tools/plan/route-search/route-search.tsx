import { FreeSwitch, useIsFree } from "#screens/map/tools/plan/free-switch.tsx";
import { AlternativesPanel } from "./alternatives-panel.tsx";
import { FreeReachPanel } from "./free-reach-panel.tsx";
import { LoopsPanel } from "./loops-panel.tsx";
import { ReachPanel } from "./reach-panel.tsx";
import type { RouteSearchKind, SearchPanelProps } from "./search-panel.ts";
import { Snapped } from "./snapped.tsx";

export interface RouteSearchProps extends Pick<SearchPanelProps, "controller"> {
  readonly kind: RouteSearchKind;
  /** The track to match to the network. */
  readonly trackId: string | null;
  readonly onClose: () => void;
}

/** A search for routes in place of the tools of the plan, until one is adopted or the user goes back. */
export function RouteSearch({ kind, trackId, controller, onClose }: RouteSearchProps) {
  const Reach = useIsFree() ? FreeReachPanel : ReachPanel;
  return (
    <>
      {kind === "reach" ? <FreeSwitch /> : null}
      {kind === "loops" ? (
        <>
          <LoopsPanel controller={controller} onDone={onClose} />
          <FreeSwitch />
        </>
      ) : null}
      {kind === "alternatives" ? (
        <AlternativesPanel controller={controller} onDone={onClose} />
      ) : null}
      {kind === "reach" ? <Reach controller={controller} onDone={onClose} /> : null}
      {kind === "snap" && trackId ? (
        <Snapped controller={controller} trackId={trackId} onDone={onClose} />
      ) : null}
    </>
  );
}
