import type { AskedOrigins } from "./asked-origins.ts";

/** The browser's resource timing; a browser without it reports nothing. */
export function browserAskedOrigins(): AskedOrigins {
  return {
    watch(onAsked) {
      if (!globalThis.PerformanceObserver) return () => {};
      const observer = new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) {
          const origin = originOf(name);
          if (origin !== null) onAsked(origin, performance.timeOrigin + startTime);
        }
      });
      observer.observe({ type: "resource", buffered: true });
      return () => observer.disconnect();
    },
  };
}

/** Returns the origin of a request; null for our own origin, and for URLs that need no server. */
function originOf(address: string): string | null {
  if (!/^https?:/.test(address)) return null;
  const { origin } = new URL(address);
  return origin === location.origin ? null : origin;
}
