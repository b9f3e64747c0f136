import type { Tabs } from "./tabs.ts";

const CHANNEL_NAME = "scouting-map";

/** The browser's BroadcastChannel; where it is missing tabs meet again when the user returns to one. */
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
  // `pageshow` too: a page out of the back-forward cache never was hidden for itself.
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
