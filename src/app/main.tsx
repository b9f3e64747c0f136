import "#ui/tokens.css";
import "#ui/base.css";
import "#ui/layout.module.css";
import "#ui/night-red.css";
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { registerServiceWorker } from "#platform/service-worker/register.ts";
import { showUnits } from "#sentences/intl/units.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { startState } from "#state/start.ts";
import { followColorScheme } from "./color-scheme.ts";
import { PLACEHOLDER_SCREENS, Placeholder } from "./placeholder.tsx";
import { createRouter } from "./router.tsx";

let takeOver = () => {};
/** Resolves after React has hydrated the frame; before that no screen can be shown. */
const isTakenOver = new Promise<null>((resolve) => {
  takeOver = () => resolve(null);
});

function App({ router }: { readonly router: ReturnType<typeof createRouter> }) {
  useLayoutEffect(() => takeOver(), []);
  return <RouterProvider router={router} />;
}

// The development server has one language only.
if (__BUILD_ID__ === "dev") delete document.documentElement.dataset["awaits"];
const root = document.getElementById("root");
if (root) void start(root);

/** Starts in steps, so that a slow phone can respond to taps in between. */
async function start(page: HTMLElement): Promise<void> {
  await nextTask();
  startState();
  showUnits(preferencesStore.getState().units);
  preferencesStore.subscribe(({ units }) => showUnits(units));
  followColorScheme();
  await nextTask();
  const router = createRouter(isTakenOver, placeholderIn(page));
  await nextTask();
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  // A build has the frame in its page and React hydrates it in steps too; the development server gives an empty page.
  if (page.hasChildNodes()) startTransition(() => void hydrateRoot(page, app));
  else createRoot(page).render(app);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Returns the placeholder that the script of the page has shown, because hydration must render the same. */
function placeholderIn(page: HTMLElement): ReactNode {
  const shown = page.querySelector<HTMLElement>("[data-placeholder]")?.dataset["placeholder"];
  const screen = PLACEHOLDER_SCREENS.find((name) => name === shown);
  const { nightRed } = preferencesStore.getState();
  const isDark = nightRed || settingsStore.getState().colorScheme === 1;
  return screen && <Placeholder screen={screen} isDark={isDark} />;
}

// In another language than that of the host the scripts may come after everything else.
if (document.readyState === "complete") void registerServiceWorker();
else window.addEventListener("load", () => void registerServiceWorker());
