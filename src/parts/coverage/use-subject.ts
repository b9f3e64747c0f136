import { type DepartureSubject, departurePath } from "#domain/links/app-path.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import type { OfflineSubject } from "#state/coverage/offline-subject.ts";

/** Looks up a plan, a track, a saved area or the current plan; `gone` when it is not on this device. */
export function useSubject(ref: DepartureSubject): OfflineSubject | "reading" | "gone" | "failed" {
  const { value, isFailed } = useLoaded(async () => {
    const { readSubject } = await import(
      /* webpackChunkName: "offline-reports" */ "#state/coverage/offline-subject.ts"
    );
    return (await readSubject(ref)) ?? "gone";
  }, departurePath(ref));
  return isFailed ? "failed" : (value ?? "reading");
}
