import { type RenderResult, render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { createElement, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

/** A part of the app on its own page, and its user. */
export interface Shown extends RenderResult {
  readonly user: UserEvent;
  /** Returns the location of the router: path, search and hash. */
  readonly address: () => string;
}

/** Renders within a router, as the app does; links lead to empty pages. */
export function show(element: ReactNode, { path = "/" }: { readonly path?: string } = {}): Shown {
  const router = createMemoryRouter(
    [
      { path: new URL(path, "https://kaart.example").pathname, element },
      { path: "*", element: null },
    ],
    { initialEntries: [path] },
  );
  const user = userEvent.setup();
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...render(createElement(RouterProvider, { router })), user, address };
}
