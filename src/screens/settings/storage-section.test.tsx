import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { StorageSection } from "./storage-section.tsx";

it("shows the storage by purpose, and that the browser does not report what it clears", async () => {
  show(<StorageSection id="opslag" />);
  expect(await screen.findByText("Bewaarde gebieden")).toBeTruthy();
  expect(screen.getByText("Tracks en opnames")).toBeTruthy();
  // The page of the tests has no `navigator.storage`.
  expect(document.querySelector("[data-persisted=unknown]")).not.toBeNull();
  expect(screen.getByText(/Een back-up bewaart wat je zelf maakte/)).toBeTruthy();
});
