import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { askedServersStore } from "#state/privacy/asked-servers.ts";
import { Component } from "./privacy-screen.tsx";

it("lists every server, with when it was asked last, and the addresses that the user typed", () => {
  askedServersStore.setState({
    servers: {
      "https://b.tile.opentopomap.org": Date.UTC(2026, 4, 1, 10),
      "https://packs.example": Date.UTC(2026, 4, 2, 10),
    },
  });
  show(<Component />);
  const rowOf = (host: string) => document.querySelector(`[data-server="${host}"]`)?.textContent;
  expect(rowOf("tile.opentopomap.org")).toMatch(/Het laatst1 mei 2026/);
  expect(rowOf("tiles.openfreemap.org")).toMatch(/Het laatstnog nooit/);
  expect(document.querySelectorAll('[data-server="service.pdok.nl"]')).toHaveLength(1);
  expect(rowOf("service.pdok.nl")).toMatch(/bekijkt of bewaart\. .*De naam van een gemeente/);
  expect(screen.getByRole("heading", { name: "packs.example" })).toBeTruthy();
  expect(screen.getAllByText(/2 mei 2026/)).toHaveLength(1);
});
