import { useEffect, useState } from "react";
import { type DepartureSubject, departurePath } from "#domain/links/app-path.ts";
import type { OfflineSubject } from "#state/coverage/offline-subject.ts";

/** Looks up a plan, a track, a saved area or the current plan; `gone` when it is not on this device. */
export function useSubject(ref: DepartureSubject): OfflineSubject | "reading" | "gone" {
  const [read, setRead] = useState<OfflineSubject | "reading" | "gone">("reading");
  const path = departurePath(ref);
  useEffect(() => {
    let isGone = false;
    import(/* webpackChunkName: "offline-reports" */ "#state/coverage/offline-subject.ts")
      .then(({ readSubject }) => readSubject(ref))
      .then(
        (found) => isGone || setRead(found ?? "gone"),
        (failure: unknown) => {
          console.warn("Not read:", failure);
          if (!isGone) setRead("gone");
        },
      );
    return () => {
      isGone = true;
    };
  }, [path]);
  return read;
}
