import { Navigation } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { directionTexts } from "#i18n/direction.ts";
import { Button } from "#ui/button.tsx";

const GoTo = lazy(async () => {
  const module = await import(/* webpackChunkName: "go-to" */ "./go-to.tsx");
  return { default: module.GoTo };
});

interface GoToButtonProps {
  readonly place: LatLng;
  /** The name of the place. */
  readonly name: string;
  readonly variant?: "primary" | "secondary";
}

/** A button that opens a full-screen pointer to a place. */
export function GoToButton({ place, name, variant = "secondary" }: GoToButtonProps) {
  const [isGoing, setGoing] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        icon={<Navigation aria-hidden="true" size={20} />}
        onClick={() => setGoing(true)}
      >
        {directionTexts.goTo}
      </Button>
      {isGoing ? (
        <Suspense fallback={null}>
          <GoTo place={place} name={name} onClose={() => setGoing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
