import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { formatCoordinate, searchCoordinates } from "#domain/coordinate-forms/all-forms.ts";
import { COORDINATE_FORMATS } from "#domain/coordinates/coordinate-format.ts";
import { show } from "#parts/show.fixture.ts";
import { namedCoordinate } from "#sentences/position/coordinates.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { CoordinateFacts } from "./coordinate-facts.tsx";

/** The centre of the map at the first visit. */
const MIDDLE = { lat: 52.228, lng: 5.321 };

const coordinate = () => screen.getByRole("button", { name: /andere notatie/ });
const names = () => screen.getAllByRole("term").map(({ textContent }) => textContent);

function Moving() {
  const [place, setPlace] = useState(MIDDLE);
  return (
    <>
      <CoordinateFacts place={place} />
      <Button onClick={() => setPlace({ lat: 52.3, lng: 5.3 })}>Verder</Button>
    </>
  );
}

describe("the coordinates of a place", () => {
  it("are listed once in every notation, and a tap does not change the choice", async () => {
    const chosen = preferencesStore.getState();
    const { user } = show(<CoordinateFacts place={MIDDLE} />);
    expect(coordinate().textContent).toContain("52.22800, 5.32100");
    expect(names()).toEqual(["RD (Rijksdriehoek)"]);
    expect(await screen.findByText("150477, 471105")).toBeTruthy();
    await user.click(coordinate());
    await waitFor(() => expect(coordinate().textContent).toContain("52°13.680'N"));
    expect(names()).toEqual(["Graden (WGS84)", "RD (Rijksdriehoek)"]);
    await user.click(coordinate());
    await user.click(coordinate());
    expect(coordinate().textContent).toContain("RD 150477, 471105");
    expect(names()).toEqual(["Graden (WGS84)"]);
    expect(preferencesStore.getState()).toBe(chosen);
  });

  it("are announced at a tap, and not again when the place moves", async () => {
    const { user } = show(<Moving />);
    await user.click(coordinate());
    const messages = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    await waitFor(() => expect(messages().join()).toContain("52°13.680'N"));
    await user.click(screen.getByRole("button", { name: "Verder" }));
    expect(coordinate().textContent).toContain("52°18.000'N");
    expect(messages().join()).toContain("52°13.680'N");
  });

  it("name the copied notation", async () => {
    setPreferences({ coordinateFormat: "rd" });
    const { user } = show(<CoordinateFacts place={MIDDLE} />);
    await user.click(await screen.findByRole("button", { name: "Kopieer RD (Rijksdriehoek)" }));
    expect(await screen.findByText("RD (Rijksdriehoek) gekopieerd")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe("150477, 471105");
  });

  it.each(COORDINATE_FORMATS)("can be read back with their name: %s", (format) => {
    const text = namedCoordinate(format, formatCoordinate(MIDDLE, format) ?? "");
    const search = searchCoordinates(text, { near: null });
    expect(search).toMatchObject({ ok: true, question: null });
    if (!search.ok) return;
    expect(search.candidates).toHaveLength(1);
    expect(search.candidates[0].place.lat).toBeCloseTo(MIDDLE.lat, 3);
    expect(search.candidates[0].place.lng).toBeCloseTo(MIDDLE.lng, 3);
  });
});
