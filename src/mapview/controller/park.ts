/**
 * Hides an element in a corner of the document, at the size it has, until it is put elsewhere. MapLibre
 * observes the size of its container even with `trackResize: false`: leaving the document would change
 * that size, and where this happens while other size observers are called, as in a list that scrolls,
 * the browser reports an error of the page ("ResizeObserver loop").
 */
export function park(element: HTMLElement): void {
  const { width, height } = element.getBoundingClientRect();
  const holder = parkedHolder();
  Object.assign(holder.style, { width: `${width}px`, height: `${height}px` });
  holder.replaceChildren(element);
}

/** The element that holds what is parked; made when it is first needed. */
function parkedHolder(): HTMLElement {
  const there = document.querySelector<HTMLElement>("[data-parked-map]");
  if (there) return there;
  const holder = document.createElement("div");
  holder.dataset["parkedMap"] = "";
  holder.inert = true;
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
