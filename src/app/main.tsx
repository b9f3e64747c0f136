import "#ui/tokens.css";
import "#ui/base.css";
import { type ReactNode, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { registerServiceWorker } from "#platform/service-worker/register.ts";
import { settingsStore } from "#state/settings.ts";
import { startState } from "#state/start.ts";
import { followColorScheme } from "./color-scheme.ts";
import { MapPlaceholder } from "./map-placeholder.tsx";
import { createRouter } from "./router.tsx";

startState();
followColorScheme();

const root = document.getElementById("root");
if (root) {
  const app = (
    <StrictMode>
      <RouterProvider router={createRouter(placeholderIn(root))} />
    </StrictMode>
  );
  // A build has the frame in its page; the development server gives an empty one. Taken over at once,
  // before a screen can have come: that is not in the page.
  if (root.hasChildNodes()) flushSync(() => hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** What the page's own script has put there: React must find what it draws itself. */
function placeholderIn(page: HTMLElement): ReactNode {
  if (!page.querySelector("[data-map-placeholder]")) return undefined;
  return <MapPlaceholder isDark={settingsStore.getState().colorScheme === 1} />;
}

window.addEventListener("load", () => void registerServiceWorker());
