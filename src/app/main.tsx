import "#ui/tokens.css";
import "#ui/base.css";
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { registerServiceWorker } from "#platform/service-worker/register.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { startState } from "#state/start.ts";
import { followColorScheme } from "./color-scheme.ts";
import { MapPlaceholder } from "./map-placeholder.tsx";
import { createRouter } from "./router.tsx";

startState();
followColorScheme();

let takeOver = () => {};
/** When React stands where the page's frame stood. Before that no screen may come: it is not in the page. */
const isTakenOver = new Promise<null>((resolve) => {
  takeOver = () => resolve(null);
});

function App({ router }: { readonly router: ReturnType<typeof createRouter> }) {
  useLayoutEffect(() => takeOver(), []);
  return <RouterProvider router={router} />;
}

const root = document.getElementById("root");
if (root) {
  const app = (
    <StrictMode>
      <App router={createRouter(isTakenOver, placeholderIn(root))} />
    </StrictMode>
  );
  // A build has the frame in its page, and is taken over piece by piece: a tap is answered in between.
  // The development server gives an empty one.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** What the page's own script has put there: React must find what it draws itself. */
function placeholderIn(page: HTMLElement): ReactNode {
  if (!page.querySelector("[data-map-placeholder]")) return undefined;
  return <MapPlaceholder isDark={settingsStore.getState().colorScheme === 1} />;
}

window.addEventListener("load", () => void registerServiceWorker());
