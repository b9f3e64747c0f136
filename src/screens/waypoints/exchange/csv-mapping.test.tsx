import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { csvTable } from "#domain/exchange/csv/csv-table.ts";
import { show } from "#parts/show.fixture.ts";
import { CsvMappingForm } from "./csv-mapping.tsx";

function showForm(text: string) {
  const table = csvTable(text);
  if (!table) throw new Error("no table");
  const onMap = vi.fn();
  const form = (
    <CsvMappingForm fileName="posten.csv" table={table} onMap={onMap} onCancel={vi.fn()} />
  );
  return { ...show(form), onMap };
}

const column = (field: string) => screen.getByLabelText<HTMLSelectElement>(field);

describe("the columns of a table", () => {
  it("are named by the user if the file does not name them", async () => {
    const { user, onMap } = showForm("Tent;52,1;5,2\nPost;52,2;5,3\n");
    await user.click(screen.getByRole("button", { name: "Lees het bestand" }));
    expect(onMap).not.toHaveBeenCalled();
    expect(screen.getByText(/^Kies de kolommen van de coördinaten/)).toBeTruthy();
    await user.selectOptions(column("Naam"), "Kolom A");
    await user.selectOptions(column("Breedtegraad"), "Kolom B");
    await user.selectOptions(column("Lengtegraad"), "Kolom C");
    await user.click(screen.getByRole("button", { name: "Lees het bestand" }));
    expect(onMap).toHaveBeenCalledWith({ columns: { name: 0, lat: 1, lng: 2 }, hasHeader: false });
    expect(screen.queryByText(/^Kies de kolommen van de coördinaten/)).toBeNull();
  });

  it("default to those named in the first row", async () => {
    const { user, onMap } = showForm("naam,lat,lon\nTent,52.1,5.2\n");
    expect(screen.getByRole("checkbox")).toHaveProperty("checked", true);
    expect(column("Breedtegraad").selectedOptions[0]?.textContent).toBe("Kolom B (lat)");
    await user.selectOptions(column("Naam"), "Geen");
    await user.click(screen.getByRole("button", { name: "Lees het bestand" }));
    expect(onMap).toHaveBeenCalledWith({ columns: { lat: 1, lng: 2 }, hasHeader: true });
  });

  it("are shown beside the first rows, whose markup is text", () => {
    showForm("naam,lat,lon\n<b>Tent</b>,52.1,5.2\n");
    expect(screen.getByRole("cell", { name: "<b>Tent</b>" })).toBeTruthy();
    expect(document.querySelector("b")).toBeNull();
  });
});
