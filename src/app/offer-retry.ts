/** Until then a slow network may just be slow. */
const SLOW_AFTER_MS = 20_000;

/** What has not come by then comes with the new page, or fails there. */
const REFRESH_TIMEOUT_MS = 5_000;

/**
 * Shows the page's offer to try again (`NotLoaded`) when one of its own scripts cannot be loaded or
 * parsed, and `LoadsSlowly` when they take long. Without them nothing else would: the app waits for all of them.
 */
export function offerRetry(): void {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[defer]")];
  const sources = scripts.map(({ src }) => src);
  const watch = new AbortController();
  const { signal } = watch;

  const timer = setTimeout(() => {
    const offer = offerOf("slow", () => location.reload());
    signal.addEventListener("abort", () => offer.remove());
    document.body.append(offer);
  }, SLOW_AFTER_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));

  const onError = (event: Event) => {
    // A script that was loaded but cannot be parsed, such as a page in its place, is an error of the window.
    const source =
      event instanceof ErrorEvent ? event.filename : Reflect.get(event.target ?? {}, "src");
    if (!sources.includes(source)) return;
    watch.abort();
    document.querySelector("main")?.replaceChildren(offerOf("failed", () => void reload(sources)));
  };
  // The error of an element does not bubble.
  addEventListener("error", onError, { capture: true, signal });
  // By then each of them has run or failed; chunks that fail later have the error page.
  document.addEventListener("DOMContentLoaded", () => watch.abort(), { signal });
}

function offerOf(kind: "failed" | "slow", onTry: () => void): Element {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-offer="${kind}"]`);
  const offer = template?.content.firstElementChild;
  if (!offer) throw new Error(`The page has no offer for "${kind}".`);
  const button = offer.querySelector("button");
  button?.addEventListener("click", () => {
    button.disabled = true;
    onTry();
  });
  return offer;
}

/**
 * Reloads the page with fresh scripts. A reload alone takes them from the cache, where a host may
 * have let the failed answer be kept for a year.
 */
async function reload(sources: readonly string[]): Promise<void> {
  setTimeout(() => location.reload(), REFRESH_TIMEOUT_MS);
  await Promise.allSettled(
    sources.map(async (source) => (await fetch(source, { cache: "reload" })).arrayBuffer()),
  );
  location.reload();
}
