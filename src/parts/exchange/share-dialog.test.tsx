import { act, screen } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { FRAME_MS } from "#domain/sharing/animated-code.ts";
import { readShareLink } from "#domain/sharing/share-link.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { show } from "#parts/show.fixture.ts";
import { ShareDialog } from "./share-dialog.tsx";

function posts(count: number): Waypoint[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `post-${at}`,
    name: `Post ${at}`,
    lat: 52 + Math.sin(at) / 10,
    lng: 5 + Math.cos(at * 7) / 10,
    folder: "Tocht",
  }));
}

function showDialog(count: number) {
  const onClose = vi.fn();
  return { ...show(<ShareDialog waypoints={posts(count)} title="Tocht" onClose={onClose} />) };
}

const link = () => screen.queryByRole("region", { name: "Link" })?.textContent ?? "";
const code = () => screen.queryByRole("img", { name: "QR-code met de link" });
const animated = () => screen.queryByRole("img", { name: "Bewegende QR-code met wat je deelt" });

describe("the share dialog", () => {
  it("shows a link that carries the waypoints, and its code", () => {
    showDialog(2);
    expect(code()).toBeTruthy();
    const carried = readShareLink(new URL(link()).hash);
    expect(carried).toMatchObject({
      ok: true,
      waypoints: posts(2).map(({ name, folder }) => ({ name, folder })),
    });
  });

  it("copies the link and reports it", async () => {
    const { user } = showDialog(1);
    await user.click(screen.getByRole("button", { name: "Kopieer link" }));
    expect(await screen.findByText("De link is gekopieerd.")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(link());
  });

  it("shares the link, and reports nothing when the user cancels", async () => {
    const sheet = vi.fn(async (_data: ShareData) => undefined);
    Object.assign(navigator, { share: sheet });
    try {
      const { user } = showDialog(1);
      await user.click(screen.getByRole("button", { name: "Deel link" }));
      expect(await screen.findByText("De link is gedeeld.")).toBeTruthy();
      expect(sheet.mock.calls[0]?.[0]).toMatchObject({ title: "Tocht" });
      sheet.mockRejectedValue(new DOMException("put off", "AbortError"));
      await user.click(screen.getByRole("button", { name: "Deel link" }));
      expect(screen.queryByText("De link is gedeeld.")).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, "share");
    }
  });

  it("plays the frames of an animated code when one code would be too dense for a screen", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const play = (frames: number) => act(() => vi.advanceTimersByTime(frames * FRAME_MS));
    const { user } = showDialog(120);
    expect(link()).toMatch(/#d=/);
    expect(code()).toBeNull();
    expect(await screen.findByText(/^Beeld 1 van \d+$/)).toBeTruthy();
    // The code is on the screen before its effect starts the timer.
    await act(async () => {});
    play(2);
    expect(screen.getByText(/^Beeld 3 van \d+$/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Pauze" }));
    play(3);
    expect(screen.getByText(/^Beeld 3 van \d+$/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Speel af" }));
    play(1);
    expect(screen.getByText(/^Beeld 4 van \d+$/)).toBeTruthy();
  });

  it("steps through the frames, and starts still with reduced motion", async () => {
    const wished = vi
      .spyOn(window, "matchMedia")
      .mockImplementation(() => ({ matches: true }) as MediaQueryList);
    try {
      const { user } = showDialog(120);
      const first = await screen.findByText(/^Beeld 1 van \d+$/);
      const count = Number(/\d+$/.exec(first.textContent ?? "")?.[0]);
      const drawn = () => animated()?.querySelector("path")?.getAttribute("d");
      const firstDrawn = drawn();
      await user.click(screen.getByRole("button", { name: "Vorig beeld" }));
      expect(screen.getByText(`Beeld ${count} van ${count}`)).toBeTruthy();
      expect(drawn()).not.toBe(firstDrawn);
      await user.click(screen.getByRole("button", { name: "Volgend beeld" }));
      expect(screen.getByText(`Beeld 1 van ${count}`)).toBeTruthy();
      expect(drawn()).toBe(firstDrawn);
    } finally {
      wished.mockRestore();
    }
  });

  it("has only the animated code if the text is too long for a link", async () => {
    showDialog(400);
    expect(screen.getByText(/^Dit is te lang voor een link\./)).toBeTruthy();
    expect(link()).toBe("");
    expect(screen.queryByRole("button", { name: "Kopieer link" })).toBeNull();
    expect(await screen.findByText(/^Beeld 1 van \d+$/)).toBeTruthy();
    expect(animated()).toBeTruthy();
  });

  it("gives advice when an animated code cannot carry everything either", () => {
    showDialog(6000);
    expect(screen.getByText(/^Dit is te veel om zo te delen\./)).toBeTruthy();
    expect(animated()).toBeNull();
  });
});
