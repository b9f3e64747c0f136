import { Map as MapIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useIsUnderWay } from "#parts/use-is-under-way.ts";
import { useIsWide } from "#parts/use-is-wide.ts";
import { Button } from "#ui/button.tsx";
import { showBesideText } from "#words/common/actions.ts";

/**
 * Wraps an embedded map. On a desktop that moves the map beside the screens, and stops following the position: under way it
 * does so only on request.
 */
export function BesideOnRequest({ children }: { readonly children: ReactNode }) {
  const isUnderWay = useIsUnderWay();
  const isWide = useIsWide();
  const [isAsked, setAsked] = useState(false);
  if (!isWide || !isUnderWay || isAsked) return children;
  return (
    <Button Icon={MapIcon} onClick={() => setAsked(true)}>
      {showBesideText}
    </Button>
  );
}
