import { type RenderResult, render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { createElement, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

/** Something of the app on a page of its own, and the person who uses it. */
export interface Shown extends RenderResult {
  readonly user: UserEvent;
  /** Where the router is: path, search and hash. */
  readonly address: () => string;
}

/** Shows it as the app does, within a router; links lead to empty pages. */
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
