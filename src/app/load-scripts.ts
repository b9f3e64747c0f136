import { limitedResponse } from "#domain/bytes/limited-response.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";

/** The time before loading counts as slow. */
const SLOW_AFTER_MS = 20_000;

/** The longest wait for fresh scripts; later ones load or fail with the new page. */
const REFRESH_TIMEOUT_MS = 5_000;

/**
 * Loads the scripts of the app, which run in this order. Shows the retry offer of the page (`NotLoaded`) if one of them cannot be loaded or
 * parsed, and `LoadsSlowly` if they take long. Without all its scripts the app cannot show anything itself.
 * @param sources their addresses
 */
export function loadScripts(sources: readonly string[]): void {
  const watch = new AbortController();
  const { signal } = watch;

  const timer = setTimeout(() => {
    const offer = offerOf("slow", () => location.reload());
    signal.addEventListener("abort", () => offer.remove());
    document.body.append(offer);
  }, SLOW_AFTER_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));

  const fail = () => {
    watch.abort();
    document.querySelector("main")?.replaceChildren(offerOf("failed", () => void reload(sources)));
  };
  const scripts = sources.map((source) => {
    const script = document.createElement("script");
    script.src = source;
    script.async = false;
    script.addEventListener("error", fail, { signal });
    return script;
  });
  // A script that loads but cannot be parsed, such as an HTML page, is an error of the window.
  addEventListener(
    "error",
    ({ filename }) => scripts.some(({ src }) => src === filename) && fail(),
    { signal },
  );
  // By then every script has run; the error page handles chunks that fail later.
  scripts.at(-1)?.addEventListener("load", () => watch.abort(), { signal });
  document.head.append(...scripts);
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
 * Reloads the page with fresh scripts. A plain reload takes them from the cache, where a host may have allowed a
 * failed response to stay for a year.
 */
async function reload(sources: readonly string[]): Promise<void> {
  setTimeout(() => location.reload(), REFRESH_TIMEOUT_MS);
  await Promise.allSettled(
    sources.map(async (source) => {
      const response = await fetch(source, { cache: "reload" });
      return limitedResponse(response, DOWNLOAD_LIMITS.appFile).arrayBuffer();
    }),
  );
  location.reload();
}
