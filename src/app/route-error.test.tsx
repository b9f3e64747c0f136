import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { RouteError } from "./route-error.tsx";

/** A screen that fails to load with this error. */
async function showFailure(error: unknown) {
  const router = createMemoryRouter([
    {
      path: "/",
      errorElement: <RouteError />,
      loader: () => {
        throw error;
      },
      element: null,
      hydrateFallbackElement: <p>…</p>,
    },
  ]);
  render(<RouterProvider router={router} />);
  return (await screen.findByRole("alert")).textContent;
}

describe("the error page", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
  });

  it("reports an unknown page, and links home", async () => {
    const text = await showFailure(new Response(null, { status: 404 }));
    expect(text).toContain("Oeps.");
    expect(text).toContain("Pagina niet gevonden");
    expect(text).toContain("Dit adres hoort niet bij Scouting Map.");
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
    expect(screen.queryByRole("button", { name: "Probeer opnieuw" })).toBeNull();
  });

  it.each([
    [400, "Foute aanvraag"],
    [401, "Niet geautoriseerd"],
    [403, "Geen toegang"],
  ])("has words for status %i", async (status, words) => {
    expect(await showFailure(new Response(null, { status }))).toContain(words);
  });

  it("reports that data are safe after an app error, with details and a retry", async () => {
    const text = await showFailure(new TypeError("x is undefined"));
    expect(text).toContain("Je waypoints en instellingen zijn er nog");
    expect(text).toContain("TypeError: x is undefined");
    expect(screen.getByRole("button", { name: "Probeer opnieuw" })).toBeTruthy();
  });

  it("reports that a screen could not be loaded if there is no newer build", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
    const lost = Object.assign(new Error("Loading chunk map failed."), { name: "ChunkLoadError" });
    const text = await showFailure(lost);
    expect(text).toContain("Dit scherm kon niet worden geladen.");
    expect(text).toContain("Loading chunk map failed.");
  });
});
