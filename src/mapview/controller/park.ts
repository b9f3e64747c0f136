/**
 * Moves an element to a hidden corner of the document, at its current size, until it is used again. MapLibre observes
 * the size of its container even with `trackResize: false`. Leaving the document would change that size, and during
 * other size observations, as in a scrolling list, the browser would report a page error ("ResizeObserver loop").
 */
export function park(element: HTMLElement): void {
  const { width, height } = element.getBoundingClientRect();
  const holder = parkedHolder();
  Object.assign(holder.style, { width: `${width}px`, height: `${height}px` });
  holder.replaceChildren(element);
}

/** Returns the element for parked elements; created on first use. */
function parkedHolder(): HTMLElement {
  const there = document.querySelector<HTMLElement>("[data-parked-map]");
  if (there) return there;
  const holder = document.createElement("div");
  holder.dataset["parkedMap"] = "";
  Object.assign(holder.style, {
    position: "fixed",
    top: "0",
    left: "0",
    visibility: "hidden",
    contain: "strict",
    zIndex: "-1",
  });
  document.body.append(holder);
  return holder;
}
