/** Runs while the app is built, never in a browser: what `main.tsx` will hydrate comes from here. */

import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { LoadsSlowly, NotLoaded } from "#screens/error/not-loaded.tsx";
import { PLACEHOLDER_SCREENS, Placeholder } from "./placeholder.tsx";
import { Shell } from "./shell.tsx";

const AT_BASE = { basename: BASE_PATH, initialEntries: [BASE_PATH] };

/** The HTML of the frame as React first draws it: no screen yet, and no link that is the current one. */
export function firstFrame(): string {
  const frame = <Shell />;
  const neverThere = { path: "*", element: null, loader: () => new Promise<never>(() => {}) };
  const router = createMemoryRouter(
    [{ element: frame, hydrateFallbackElement: frame, children: [neverThere] }],
    AT_BASE,
  );
  return renderToString(<RouterProvider router={router} />);
}

/** The HTML of what may take the place of the spinner, and the screen and the colour scheme that it is for. */
export function placeholders(): { screen: string; scheme: string; html: string }[] {
  return PLACEHOLDER_SCREENS.flatMap((screen) =>
    ["light", "dark"].map((scheme) => {
      const placeholder = <Placeholder screen={screen} isDark={scheme === "dark"} />;
      const router = createMemoryRouter([{ path: "*", element: placeholder }], AT_BASE);
      return { screen, scheme, html: renderToString(<RouterProvider router={router} />) };
    }),
  );
}

/** The HTML of the offers to try again that `offer-retry.ts` shows. */
export function offers(): { kind: string; html: string }[] {
  return [
    { kind: "failed", html: renderToString(<NotLoaded />) },
    { kind: "slow", html: renderToString(<LoadsSlowly />) },
  ];
}
