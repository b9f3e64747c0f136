import { lazy, Suspense, useSyncExternalStore } from "react";
import { installMethod, onInstallMethod } from "#state/installation/install.ts";

const InstallOffer = lazy(async () => {
  const load = import(/* webpackChunkName: "install-offer" */ "./install-offer.tsx");
  return { default: (await load.catch(() => null))?.InstallOffer ?? (() => null) };
});

/** Loads the offer to install the app, if that is possible here and the offer was not answered. */
export function LazyInstallOffer() {
  const isPossible = useSyncExternalStore(onInstallMethod, () => installMethod() !== null);
  return isPossible ? (
    <Suspense>
      <InstallOffer />
    </Suspense>
  ) : null;
}
