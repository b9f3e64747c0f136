import { Navigation, ShipWheel } from "lucide-react";
import { useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { useIsBoating } from "#parts/boating/use-is-boating.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { openHelm } from "#state/boating/helm-store.ts";
import { Button } from "#ui/button.tsx";
import { directionTexts } from "#words/common/direction.ts";
import { helmTexts } from "#words/water/boating.ts";

const GoTo = lazyComponent(
  async () => (await import(/* webpackChunkName: "go-to" */ "./go-to.tsx")).GoTo,
);

interface GoToButtonProps {
  readonly place: LatLng;
  /** The name of the place. */
  readonly name: string;
  readonly variant?: "primary" | "secondary";
}

/** Leads to a place: a pointer over the whole screen, on the water the helm. */
export function GoToButton({ place, name, variant = "secondary" }: GoToButtonProps) {
  const [isGoing, setGoing] = useState(false);
  const isBoating = useIsBoating();
  if (isBoating) return <SteerButton place={place} name={name} variant={variant} />;
  return (
    <>
      <Button variant={variant} Icon={Navigation} onClick={() => setGoing(true)}>
        {directionTexts.goTo}
      </Button>
      {isGoing ? <GoTo place={place} name={name} onClose={() => setGoing(false)} /> : null}
    </>
  );
}

function SteerButton({ place, name, variant }: Required<GoToButtonProps>) {
  const steer = async () => {
    const { steerTo } = await import(
      /* webpackChunkName: "boating" */ "#state/boating/steering.ts"
    );
    void steerTo(place, name);
    openHelm();
  };
  return (
    <Button variant={variant} Icon={ShipWheel} onClick={() => void steer().catch(console.warn)}>
      {helmTexts.steerHere}
    </Button>
  );
}
