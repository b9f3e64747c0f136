import type { Tabs } from "./tabs.ts";

const CHANNEL_NAME = "scouting-map";

/** Tabs that talk over a BroadcastChannel. Without it, a tab catches up when the user returns to it. */
export function browserTabs(): Tabs {
  let channel: BroadcastChannel | null = null;
  const opened = (): BroadcastChannel | null => {
    if (typeof BroadcastChannel === "undefined") return null;
    channel ??= new BroadcastChannel(CHANNEL_NAME);
    return channel;
  };
  return {
    announce: (subject) => opened()?.postMessage(subject),
    onAnnounced(subject, listener) {
      const onMessage = (event: MessageEvent): void => {
        if (event.data === subject) listener();
      };
      opened()?.addEventListener("message", onMessage);
      return () => opened()?.removeEventListener("message", onMessage);
    },
    onReturn,
    onLeave,
  };
}

function onReturn(listener: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === "visible") listener();
  };
  // `pageshow` too: a page restored from the back-forward cache gets no visibility change.
  document.addEventListener("visibilitychange", onVisible);
  addEventListener("pageshow", onVisible);
  return () => {
    document.removeEventListener("visibilitychange", onVisible);
    removeEventListener("pageshow", onVisible);
  };
}

function onLeave(listener: () => void): () => void {
  const onHidden = (): void => {
    if (document.visibilityState === "hidden") listener();
  };
  document.addEventListener("visibilitychange", onHidden);
  return () => document.removeEventListener("visibilitychange", onHidden);
}
