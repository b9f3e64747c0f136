import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from "react";

/** The stops of a sheet over the lower edge of an upright phone: at 96 px, at half of the map, and over all of it. */
const SHEET_STOPS = ["peek", "half", "full"] as const;

/** A height of such a sheet. */
export type SheetStop = (typeof SHEET_STOPS)[number];

/** The lowest height, as in `map-sheet.module.css`. */
const PEEK_PIXELS = 96;
/** A finger moves this far before it drags. */
const DRAG_PIXELS = 8;
/** A drag this far leads to the next stop, even if another is nearer. */
const FLICK_PIXELS = 40;
const MOVE_MS = 200;

/** The stop of a sheet, and how it is changed. */
export interface SheetStops {
  readonly stop: SheetStop;
  /** Moves the sheet there in 200 ms, or at once for people who asked for calm. */
  readonly moveTo: (stop: SheetStop) => void;
  /** Drags the sheet, from its header. */
  readonly onPointerDown: (event: PointerEvent) => void;
  /** Tells, and forgets, whether the click after a drag belongs to it. */
  readonly takeDragged: () => boolean;
}

/**
 * Moves a sheet between its stops; on other screens than an upright phone it has none and stays. While it covers the
 * map above it, the free part of the map remains as it was at half.
 */
export function useSheetStops(
  sheet: RefObject<HTMLElement | null>,
  stop: SheetStop,
  onStop: (stop: SheetStop) => void,
): SheetStops {
  const wasDragged = useRef(false);
  const leftAt = useRef<number | null>(null);
  const arrive = () => {
    if (sheet.current && leftAt.current !== null) animateHeight(sheet.current, leftAt.current);
    leftAt.current = null;
  };
  useLayoutEffect(arrive);
  const moveFrom = (from: number, next: SheetStop) => {
    if (sheet.current && stop === "half") rememberFree(sheet.current);
    leftAt.current = from;
    if (next === stop) arrive();
    else onStop(next);
  };
  const onPointerDown = ({ nativeEvent: down }: PointerEvent) => {
    wasDragged.current = false;
    const { current } = sheet;
    if (!current || down.button !== 0 || !hasStops(current) || isControl(down.target)) return;
    // A sheet with little in it is lower than its stop.
    const heights = { ...heightsOf(current), [stop]: current.offsetHeight };
    if (stop === "half") rememberFree(current);
    followDrag(current, down, (height) => {
      wasDragged.current = true;
      moveFrom(height, stopAfter(stop, height, heights));
    });
  };
  return {
    stop,
    moveTo: (next) => moveFrom(sheet.current?.offsetHeight ?? 0, next),
    onPointerDown,
    takeDragged: () => {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
  };
}

/** The style sheet knows on which screens there are stops. */
function hasStops(sheet: HTMLElement): boolean {
  return getComputedStyle(sheet).getPropertyValue("--has-stops") !== "";
}

/** The handle is a button too, but one to drag. */
function isControl(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest("button, a, input, select") : null;
  return control !== null && !control.hasAttribute("data-sheet-handle");
}

/** Gives the sheet the height under the finger, and calls back with the last one if it was dragged. */
function followDrag(
  sheet: HTMLElement,
  down: globalThis.PointerEvent,
  onDragged: (height: number) => void,
): void {
  const { peek, full } = heightsOf(sheet);
  const start = sheet.offsetHeight;
  let height: number | null = null;
  const move = ({ pointerId, clientY }: globalThis.PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    const pulled = down.clientY - clientY;
    if (height === null && Math.abs(pulled) < DRAG_PIXELS) return;
    height = Math.min(full, Math.max(peek, start + pulled));
    sheet.dataset["moving"] = "";
    sheet.style.height = `${height}px`;
  };
  const end = ({ pointerId }: globalThis.PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    for (const [type, listener] of listeners) window.removeEventListener(type, listener);
    delete sheet.dataset["moving"];
    sheet.style.removeProperty("height");
    if (height !== null) onDragged(height);
  };
  const listeners = [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const;
  for (const [type, listener] of listeners) window.addEventListener(type, listener);
}

/** Stores which part of the map is free above a sheet at half; the style sheet uses it at the other stops. */
function rememberFree(sheet: HTMLElement): void {
  const { parentElement: over, offsetHeight, dataset } = sheet;
  if (!over || over.clientHeight === 0 || dataset["moving"] !== undefined) return;
  const share = 1 - offsetHeight / over.clientHeight;
  over.style.setProperty("--free-at-half", `${(100 * share).toFixed(2)}%`);
}

type Heights = Readonly<Record<SheetStop, number>>;

function heightsOf(sheet: HTMLElement): Heights {
  const full = sheet.parentElement?.clientHeight ?? window.innerHeight;
  return { peek: PEEK_PIXELS, half: full / 2, full };
}

/** Returns the stop after a drag from another one to a height: the nearest, or the next one after a clear pull. */
export function stopAfter(from: SheetStop, height: number, heights: Heights): SheetStop {
  const distance = (stop: SheetStop) => Math.abs(heights[stop] - height);
  const nearest = SHEET_STOPS.reduce((best, stop) =>
    distance(stop) < distance(best) ? stop : best,
  );
  const pulled = height - heights[from];
  if (nearest !== from || Math.abs(pulled) < FLICK_PIXELS) return nearest;
  return besideStop(from, pulled > 0 ? 1 : -1);
}

/** Returns the next higher (1) or lower (-1) stop, or the same at the end. */
export function besideStop(stop: SheetStop, step: 1 | -1): SheetStop {
  return SHEET_STOPS[SHEET_STOPS.indexOf(stop) + step] ?? stop;
}

function animateHeight(sheet: HTMLElement, from: number): void {
  const to = sheet.offsetHeight;
  const isCalm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
  if (isCalm || from === to || !hasStops(sheet)) return;
  sheet.dataset["moving"] = "";
  const moved = sheet.animate([{ height: `${from}px` }, { height: `${to}px` }], {
    duration: MOVE_MS,
    easing: "ease-out",
  });
  const end = () => {
    delete sheet.dataset["moving"];
  };
  moved.finished.then(end, end);
}
