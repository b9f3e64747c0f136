import { useEffect, useEffectEvent } from "react";

/** Something open over a screen, which Back and Escape close before anything below it. */
interface Layer {
  readonly close: () => void;
  /** False for a layer that Back leaves with its screen. */
  readonly hasEntry: boolean;
}

/** The open layers, the lowest first. */
const layers: Layer[] = [];

/** The number of open layers with an entry, in an entry of the history. */
const DEPTH = "openLayers";

/** The router's state and the address of an entry. */
interface Entry {
  readonly state: NonNullable<EntryState>;
  readonly href: string;
}

/**
 * The step back through the history that is under way, which browsers take later: past the entries of layers that were
 * closed otherwise, with the screens that were opened over `below` in the meantime, or past those of a screen that is
 * entered again.
 */
type Step =
  | { readonly kind: "closed"; readonly below?: Entry; readonly opened: readonly Entry[] }
  | { readonly kind: "skipped" };

let step: Step | null = null;

/** After this time a browser has dropped a step, as it may when a screen is opened. */
const DROPPED_AFTER_MS = 10_000;

/** The current entry, also while a step is leaving it. */
let current: Entry = { state: {}, href: "" };

/** The router's key of the entry of the screen below the layers. */
let screenKey: unknown;

/**
 * Closes what is open with the back button or gesture, and with Escape from anywhere. Each new `open` object is a layer
 * of its own; null or false for nothing. The address does not change, and no entry of the history is left over. With
 * `keys: "escape"` only Escape closes it, for what a screen opened with, which Back leaves together with the screen.
 */
export function useBackCloses(
  open: object | boolean | null,
  onBack: () => void,
  keys: "both" | "escape" = "both",
): void {
  const back = useEffectEvent(onBack);
  const hasEntry = keys === "both";
  useEffect(() => {
    if (!open) return;
    const layer: Layer = { close: () => back(), hasEntry };
    layers.push(layer);
    matchHistorySoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      matchHistorySoon();
    };
  }, [open, hasEntry]);
}

function layersWithEntry(): readonly Layer[] {
  return layers.filter(({ hasEntry }) => hasEntry);
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
  const wanted = layersWithEntry().length;
  if (depth === 0) screenKey = history.state?.key;
  for (let next = depth + 1; next <= wanted; next++) {
    // The rest of the state is the router's, for which it is the same entry.
    history.pushState({ ...history.state, [DEPTH]: next }, "", location.href);
  }
  noteEntry();
  if (depth > wanted) {
    step = { kind: "closed", opened: [] };
    history.go(wanted - depth);
  }
}

function noteEntry(): void {
  const { [DEPTH]: _, ...state } = window.history.state ?? {};
  current = { state, href: window.location.href };
}

/** The state of an entry, which the router and this module write. */
type EntryState = { readonly key?: unknown; readonly [DEPTH]?: number } | null;

function depthOf(state: EntryState): number {
  return state?.[DEPTH] ?? 0;
}

/** Runs before the router, which must not see a step between entries of the same screen. */
function onPopState(event: PopStateEvent): void {
  const state: EntryState = event.state;
  const depth = depthOf(state);
  const open = layersWithEntry();
  if (step?.kind === "closed") {
    event.stopImmediatePropagation();
    const { below = current, opened } = step;
    step = null;
    keepEntry(depth, below);
    // A browser may not go forward to them again.
    for (const { state, href } of opened) window.history.pushState(state, "", href);
    matchHistory();
  } else if (step) {
    step = null;
  } else if (depth > open.length) {
    // An entry of a layer that was open when another screen was opened.
    event.stopImmediatePropagation();
    step = { kind: "skipped" };
    window.history.go(open.length - depth);
  } else if (depth < open.length && state?.key === screenKey) {
    event.stopImmediatePropagation();
    keepEntry(depth, current);
    for (const layer of open.slice(depth).reverse()) layer.close();
  }
}

/** Gives the entry below the address and the state that the entry of a layer had last. */
function keepEntry(depth: number, { state, href }: Entry): void {
  const left = depth > 0 ? { [DEPTH]: depth } : {};
  if (depth === 0) screenKey = state.key;
  window.history.replaceState({ ...state, ...left }, "", href);
}

/** Follows what the router and the screens write into the current entry, which stays that of its layer. */
function watchEntry(history: History): void {
  const replace = history.replaceState.bind(history);
  history.replaceState = (state, unused, url) => {
    const depth = depthOf(history.state);
    replace(depth > 0 ? { ...state, [DEPTH]: depth } : state, unused, url);
    noteEntry();
    if (step?.kind === "closed" && step.below) {
      step = { ...step, opened: [...step.opened.slice(0, -1), current] };
    }
  };
  const push = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    push(state, unused, url);
    if (step?.kind === "closed") noteOpened(step);
  };
}

function noteOpened({ below = current, opened }: Step & { readonly kind: "closed" }): void {
  noteEntry();
  step = { kind: "closed", below, opened: [...opened, current] };
  window.setTimeout(() => {
    if (step?.kind !== "closed" || step.below !== below) return;
    step = null;
    matchHistory();
  }, DROPPED_AFTER_MS);
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
  watchEntry(window.history);
  window.addEventListener("popstate", onPopState);
  window.addEventListener("keydown", noteTop, { capture: true });
  window.addEventListener("keydown", onEscape);
  // A reload keeps the entries of layers, which are closed by it.
  matchHistorySoon();
}
