import { Navigation } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { detailTexts } from "#i18n/waypoints-detail.ts";
import { PositionState } from "#parts/position-state.tsx";
import { useOwnPosition } from "#parts/use-own-position.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import styles from "./waypoint-detail-screen.module.css";

/** Nothing to reckon before the first fix. */
const LiveDirection = lazy(async () => {
  const module = await import(/* webpackChunkName: "live-direction" */ "./live-direction.tsx");
  return { default: module.LiveDirection };
});
const GoTo = lazy(async () => {
  const module = await import(/* webpackChunkName: "go-to" */ "./go-to.tsx");
  return { default: module.GoTo };
});

/** Where the waypoint lies from here, live, and the way to be led there. */
export function DirectionSection({ waypoint }: { readonly waypoint: Waypoint }) {
  const position = useOwnPosition();
  const [isGoing, setGoing] = useState(false);
  return (
    <Section heading={detailTexts.direction}>
      {position ? (
        <Suspense fallback={null}>
          <LiveDirection waypoint={waypoint} position={position} />
        </Suspense>
      ) : (
        <PositionState />
      )}
      <div className={styles["actions"]}>
        <Button
          variant="primary"
          icon={<Navigation aria-hidden="true" size={20} />}
          onClick={() => setGoing(true)}
        >
          {detailTexts.goTo}
        </Button>
      </div>
      {isGoing ? (
        <Suspense fallback={null}>
          <GoTo waypoint={waypoint} onClose={() => setGoing(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}
