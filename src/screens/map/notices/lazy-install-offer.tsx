import { useSyncExternalStore } from "react";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { installMethod, onInstallMethod } from "#state/installation/install.ts";

const InstallOffer = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "install-offer" */ "./install-offer.tsx")).InstallOffer,
  { failed: () => null },
);

/** Loads the offer to install the app, if that is possible here and the offer was not answered. */
export function LazyInstallOffer() {
  const isPossible = useSyncExternalStore(onInstallMethod, () => installMethod() !== null);
  return isPossible ? <InstallOffer /> : null;
}
