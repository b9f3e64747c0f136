import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { FormulaLink } from "./formula-link.tsx";

it("links the formula of a note to the map that fills it in", () => {
  show(<FormulaLink note={"De schat: N 52° 0A.B12' E 5° 03.456'. Tel de bomen."} />);
  const link = screen.getByRole("link", { name: "Vul de formule in" });
  const address = new URL(link.getAttribute("href") ?? "", "https://example.org");
  expect(address.searchParams.get("formule")).toBe("N 52° 0A.B12' E 5° 03.456'");
});

it("shows nothing for a note with a whole coordinate", () => {
  show(<FormulaLink note="N 52° 06.123' E 5° 03.456'" />);
  expect(screen.queryByRole("link")).toBeNull();
});
