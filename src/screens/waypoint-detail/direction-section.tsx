import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { GoToButton } from "#parts/go-to/go-to-button.tsx";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { PositionState } from "#parts/position/position-state.tsx";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { Section } from "#ui/page.tsx";
import { detailTexts } from "#words/waypoints/waypoints-detail.ts";

/** Lazy, because there is nothing to compute before the first fix. */
const loadLive = () => import(/* webpackChunkName: "live-direction" */ "./live-direction.tsx");
const LiveDirection = lazyComponent(async () => (await loadLive()).LiveDirection);
const LiveBearings = lazyComponent(async () => (await loadLive()).LiveBearings);

/** Shows the live direction of the waypoint, with a button to be led there. */
export function DirectionSection({ waypoint }: { readonly waypoint: Waypoint }) {
  const position = useOwnPosition();
  return (
    <Section heading={detailTexts.direction}>
      {position ? <LiveDirection waypoint={waypoint} position={position} /> : <PositionState />}
      {/* Always at the same place: the pointer that it opens stays open when the first fix comes. */}
      <GoToButton variant="primary" place={waypoint} name={waypoint.name} />
      {position ? <LiveBearings waypoint={waypoint} position={position} /> : null}
    </Section>
  );
}
