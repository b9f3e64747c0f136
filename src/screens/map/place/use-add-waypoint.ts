import { useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { saveProblemText } from "#parts/save-problem.ts";
import { addWaypoint } from "#state/waypoints/waypoints.ts";

/** How far the keeping of a place is. */
interface AddWaypoint {
  readonly add: (name: string) => Promise<void>;
  /** Why it was not kept, in one sentence. */
  readonly problem: string | undefined;
  /** Whether it must not be asked now: it goes on, or is in memory and would be there twice. */
  readonly isHeld: boolean;
}

/** Makes a waypoint of a place; `onSaved` is called with the name under which it was kept. */
export function useAddWaypoint({ lat, lng }: LatLng, onSaved: (name: string) => void): AddWaypoint {
  const [problem, setProblem] = useState<string | undefined>();
  const [isSaving, setSaving] = useState(false);
  // Without storage it is in memory all the same; adding it again would double it.
  const [isInMemory, setInMemory] = useState(false);

  async function add(name: string) {
    setSaving(true);
    const result = await addWaypoint({ name, lat, lng });
    setSaving(false);
    if (result.ok) onSaved(result.waypoint.name);
    else {
      setInMemory(result.reason === "full" || result.reason === "blocked");
      setProblem(saveProblemText(result.reason));
    }
  }

  return { add, problem, isHeld: isSaving || isInMemory };
}
