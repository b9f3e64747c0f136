import { useEffect, useEffectEvent } from "react";

/** Something open over a screen, which Back and Escape close before anything below it. */
interface Layer {
  readonly close: () => void;
}

/** What is open, from below to above. */
const layers: Layer[] = [];

/** The number of open layers in an entry of the history; each has one entry more than the layer below it. */
const DEPTH = "openLayers";

/** Called when Back has closed a layer, because the entry below may have an older address. */
const followers = new Set<() => void>();

/**
 * The step through the history that is under way: back past the entries of layers that were closed otherwise, with the
 * address to keep, or past those of a screen that is entered again.
 */
let step: { readonly kind: "closed"; readonly href: string } | { readonly kind: "skipped" } | null =
  null;

/** The router's key of the entry of the screen below the layers. */
let screenKey: unknown;

/**
 * Closes what is open with the back button or gesture, and with Escape from anywhere. Each new `open` object is a layer
 * of its own; null or false for nothing. The address does not change, and no entry of the history is left over.
 */
export function useBackCloses(open: object | boolean | null, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return;
    const layer: Layer = { close: () => back() };
    layers.push(layer);
    matchHistorySoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      matchHistorySoon();
    };
  }, [open]);
}

/** Calls back whenever Back has closed a layer; returns the function that ends this. */
export function onBackClosed(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}

/** One layer often follows another in the same task; then the entry stays. */
function matchHistorySoon(): void {
  queueMicrotask(matchHistory);
}

/** Makes the history have an entry for each open layer. */
function matchHistory(): void {
  if (step) return;
  const { history, location } = window;
  const depth = depthOf(history.state);
  if (depth < layers.length) screenKey = keyOf(history.state);
  for (let next = depth + 1; next <= layers.length; next++) {
    // The rest of the state is the router's, for which it is the same entry.
    history.pushState({ ...history.state, [DEPTH]: next }, "", location.href);
  }
  if (depth > layers.length) {
    step = { kind: "closed", href: location.href };
    history.go(layers.length - depth);
  }
}

function depthOf(state: unknown): number {
  const depth = fieldOf(state, DEPTH);
  return typeof depth === "number" ? depth : 0;
}

function keyOf(state: unknown): unknown {
  return fieldOf(state, "key");
}

function fieldOf(state: unknown, name: string): unknown {
  return new Map(Object.entries(state ?? {})).get(name);
}

/** Runs before the router, which must not see a step between entries of the same screen. */
function onPopState(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  if (step?.kind === "closed") {
    event.stopImmediatePropagation();
    window.history.replaceState(event.state, "", step.href);
    step = null;
    matchHistory();
  } else if (step) {
    step = null;
  } else if (depth > layers.length) {
    // An entry of a layer that was open when another screen was opened.
    event.stopImmediatePropagation();
    step = { kind: "skipped" };
    window.history.go(layers.length - depth);
  } else if (depth < layers.length && keyOf(event.state) === screenKey) {
    event.stopImmediatePropagation();
    for (const layer of layers.slice(depth).reverse()) layer.close();
    for (const follow of followers) follow();
  }
}

/** The top layer when a key went down: what another listener closes in the meantime is not closed twice. */
let topBefore: Layer | undefined;

function noteTop(): void {
  topBefore = layers.at(-1);
}

function onEscape(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (event.key !== "Escape" || event.defaultPrevented || !top || top !== topBefore) return;
  // A dialog answers it by itself.
  if (!document.querySelector("dialog[open]")) top.close();
}

let isWatching = false;

/**
 * Starts to follow the history and Escape; only the first call has an effect. Call it before the router is created: the
 * listeners of a window are called in the order in which they were added, also those that capture.
 */
export function watchLayers(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener("popstate", onPopState);
  window.addEventListener("keydown", noteTop, { capture: true });
  window.addEventListener("keydown", onEscape);
  // A reload keeps the entries of layers, which are closed by it.
  matchHistorySoon();
}
