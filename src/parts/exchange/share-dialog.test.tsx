import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
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

  it("has no code that would be too dense for a screen", () => {
    showDialog(120);
    expect(link()).toMatch(/#d=/);
    expect(code()).toBeNull();
    expect(screen.getByText(/^Dit is te veel voor een QR-code\./)).toBeTruthy();
  });

  it("gives advice when a link cannot carry everything", () => {
    showDialog(800);
    expect(screen.getByText(/^Dit is te veel voor een link\./)).toBeTruthy();
    expect(link()).toBe("");
    expect(screen.queryByRole("button", { name: "Kopieer link" })).toBeNull();
  });
});
