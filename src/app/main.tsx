import "#ui/tokens.css";
import "#ui/base.css";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { registerServiceWorker } from "#platform/service-worker/register.ts";
import { startState } from "#state/start.ts";
import { followColorScheme } from "./color-scheme.ts";
import { createRouter } from "./router.tsx";

startState();
followColorScheme();

const root = document.getElementById("root");
if (root) {
  const app = (
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>
  );
  // A build has the frame in its page; the development server gives an empty one. Taken over at once,
  // before a screen can have come: that is not in the page.
  if (root.hasChildNodes()) flushSync(() => hydrateRoot(root, app));
  else createRoot(root).render(app);
}

window.addEventListener("load", () => void registerServiceWorker());
