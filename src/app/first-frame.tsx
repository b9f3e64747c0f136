/** Runs during the build, never in a browser: `main.tsx` hydrates this HTML. */

import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { LoadsSlowly, NotLoaded } from "#screens/error/not-loaded.tsx";
import { PLACEHOLDER_SCREENS, Placeholder } from "./placeholder.tsx";
import { Shell } from "./shell.tsx";

const AT_BASE = { basename: BASE_PATH, initialEntries: [BASE_PATH] };

/** Returns the HTML of the first render: no screen yet, and no current link. */
export function firstFrame(): string {
  const frame = <Shell />;
  const neverThere = { path: "*", element: null, loader: () => new Promise<never>(() => {}) };
  const router = createMemoryRouter(
    [{ element: frame, hydrateFallbackElement: frame, children: [neverThere] }],
    AT_BASE,
  );
  return renderToString(<RouterProvider router={router} />);
}

/** Returns the HTML of the placeholders, with their screen and colour scheme. */
export function placeholders(): { screen: string; scheme: string; html: string }[] {
  return PLACEHOLDER_SCREENS.flatMap((screen) =>
    ["light", "dark"].map((scheme) => {
      const placeholder = <Placeholder screen={screen} isDark={scheme === "dark"} />;
      const router = createMemoryRouter([{ path: "*", element: placeholder }], AT_BASE);
      return { screen, scheme, html: renderToString(<RouterProvider router={router} />) };
    }),
  );
}

/** Returns the HTML of the retry offers that `load-scripts.ts` shows. */
export function offers(): { kind: string; html: string }[] {
  return [
    { kind: "failed", html: renderToString(<NotLoaded />) },
    { kind: "slow", html: renderToString(<LoadsSlowly />) },
  ];
}
