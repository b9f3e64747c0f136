/** Runs while the app is built, never in a browser: what `main.tsx` will hydrate comes from here. */
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Shell } from "./shell.tsx";

/** The HTML of the frame as React first draws it: no screen yet, and no link that is the current one. */
export function firstFrame(): string {
  const frame = <Shell />;
  const screenThatNeverComes = {
    path: "*",
    element: null,
    loader: () => new Promise<never>(() => {}),
  };
  const router = createMemoryRouter([
    { element: frame, hydrateFallbackElement: frame, children: [screenThatNeverComes] },
  ]);
  return renderToString(<RouterProvider router={router} />);
}
