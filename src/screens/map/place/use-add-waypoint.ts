import { useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { saveProblemText } from "#parts/save-problem.ts";
import { addWaypoint } from "#state/waypoints/waypoints.ts";

/** The state of saving a place. */
interface AddWaypoint {
  readonly add: (name: string) => Promise<void>;
  /** The problem, in one sentence. */
  readonly problem: string | undefined;
  /** True if saving must not start again: it is running, or the waypoint is in memory and would be doubled. */
  readonly isHeld: boolean;
}

/** Saves a place as a waypoint; `onSaved` is called with its name. */
export function useAddWaypoint({ lat, lng }: LatLng, onSaved: (name: string) => void): AddWaypoint {
  const [problem, setProblem] = useState<string | undefined>();
  const [isSaving, setSaving] = useState(false);
  // Without storage it is in memory, and adding it again would double it.
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
