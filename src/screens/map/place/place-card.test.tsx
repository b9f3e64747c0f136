import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { PlaceCard } from "./place-card.tsx";

/** The centre of the map at the first visit. */
const MIDDLE = { lat: 52.228, lng: 5.321 };

function showCard(place = MIDDLE) {
  const calls = { onClose: vi.fn(), onSaved: vi.fn(), onMeasure: vi.fn() };
  return { ...show(<PlaceCard place={place} name={null} {...calls} />), ...calls };
}

const coordinate = () => screen.getByRole("button", { name: /andere notatie/ });

describe("the card of a place", () => {
  it("shows and announces the next notation on a tap, without changing the choice", async () => {
    const { user } = showCard();
    await waitFor(() => expect(coordinate().textContent).toContain("52.22800, 5.32100"));
    await user.click(coordinate());
    await waitFor(() => expect(coordinate().textContent).toContain("52°13.680'N"));
    const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said.filter((words) => words?.includes("52°13.680'N"))).toHaveLength(1);
    expect(localStorage.getItem("preferences")).toBeNull();
  });

  it("makes the notation in view the choice of the app only on request", async () => {
    const { user } = showCard();
    await waitFor(() => expect(coordinate().textContent).toContain("52.22800, 5.32100"));
    expect(screen.queryByRole("button", { name: "Gebruik overal" })).toBeNull();
    for (let tap = 0; tap < 3; tap++) await user.click(coordinate());
    await waitFor(() => expect(coordinate().textContent).toContain("RD 150477, 471105"));
    expect(screen.queryByText("150477, 471105")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Gebruik overal" }));
    const stored = JSON.parse(localStorage.getItem("preferences") ?? "null");
    expect(stored).toMatchObject({ coordinateFormat: "rd" });
    expect(screen.queryByRole("button", { name: "Gebruik overal" })).toBeNull();
    expect(document.activeElement).toBe(coordinate());
  });

  it("shows RD, the nearby town, and that the distance is unknown", async () => {
    showCard();
    expect(await screen.findByText("150477, 471105")).toBeTruthy();
    expect(await screen.findByText(/^Baarn · \d/)).toBeTruthy();
    expect(screen.getByText("150/471")).toBeTruthy();
    expect(screen.getByText("5071 · 504711 · 50477110")).toBeTruthy();
    expect(screen.getByText("nog geen positie")).toBeTruthy();
  });

  it("has its coordinates above the form that keeps it", () => {
    showCard();
    const field = screen.getByRole("textbox", { name: "Naam" });
    expect(coordinate().compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("copies on a long press and confirms it for a while", async () => {
    const { user } = showCard();
    await waitFor(() => expect(coordinate().textContent).toContain("52.22800, 5.32100"));
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
    try {
      await user.pointer({ keys: "[MouseLeft>]", target: coordinate() });
      await vi.advanceTimersByTimeAsync(600);
      await user.pointer({ keys: "[/MouseLeft]", target: coordinate() });
      await waitFor(() => expect(coordinate().textContent).toContain("Graden (WGS84) gekopieerd"));
      expect(await navigator.clipboard.readText()).toBe("52.22800, 5.32100");
      // It was not a tap, so the notation is the same.
      expect(coordinate().textContent).toContain("52.22800, 5.32100");
      await vi.advanceTimersByTimeAsync(4000);
      await waitFor(() => expect(coordinate().textContent).not.toContain("gekopieerd"));
    } finally {
      vi.useRealTimers();
    }
  });

  it("can be shared with a geo link", async () => {
    const { user } = showCard();
    const passedOn = vi.fn(async (_data: ShareData) => undefined);
    Object.assign(navigator, { share: passedOn });
    try {
      await user.click(screen.getByRole("button", { name: "Deel" }));
      await waitFor(() => expect(passedOn).toHaveBeenCalledOnce());
      expect(passedOn.mock.calls[0]?.[0].text).toContain("geo:52.22800,5.32100");
    } finally {
      Reflect.deleteProperty(navigator, "share");
    }
  });

  it("reports a place outside the map", () => {
    showCard({ lat: 88, lng: 5 });
    expect(screen.getByText(/buiten de kaart/i)).toBeTruthy();
  });

  it("measures from here", async () => {
    const { user, onMeasure } = showCard();
    await user.click(screen.getByRole("button", { name: "Meet vanaf hier" }));
    expect(onMeasure).toHaveBeenCalledOnce();
  });
});
