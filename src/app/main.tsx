import "#ui/tokens.css";
import "#ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { registerServiceWorker } from "#platform/service-worker/register.ts";
import { startState } from "#state/start.ts";
import { followColorScheme } from "./color-scheme.ts";
import { createRouter } from "./router.tsx";

startState();
followColorScheme();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  );
}

window.addEventListener("load", () => void registerServiceWorker());
