import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { TECHNIQUE_EXPLANATIONS } from "#sentences/scouting/techniques.ts";
import { Component as Screen } from "./techniques-screen.tsx";

it("explains every technique in five sentences with a drawing, and prints them", async () => {
  window.print = vi.fn();
  const { user } = show(<Screen />);
  for (const { name } of TECHNIQUE_EXPLANATIONS) {
    const section = within(screen.getByRole("region", { name }));
    expect(section.getAllByRole("listitem")).toHaveLength(5);
    expect(section.getByRole("img", { name: `Voorbeeld: ${name}` })).toBeTruthy();
  }
  await user.click(screen.getByRole("button", { name: "Druk de uitleg af" }));
  expect(window.print).toHaveBeenCalledOnce();
  const printed = document.querySelector<HTMLElement>("[data-printed-page]");
  expect(printed?.querySelectorAll("svg")).toHaveLength(TECHNIQUE_EXPLANATIONS.length);
});
