import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import { courseOfPoints } from "#domain/exchange/course.ts";
import { FILE_FORMATS, type FileFormat } from "#domain/exchange/file-formats.ts";
import { FORMAT_WRITERS } from "#domain/exchange/write/format-writers.ts";
import { wanderingPoints } from "#domain/plans/sample-courses.fixture.ts";
import { ExportDialog } from "#parts/exchange/export-dialog.tsx";
import { show } from "#parts/show.fixture.ts";
import { ExchangeSection } from "./exchange-section.tsx";
import { ImportDialog } from "./import-dialog.tsx";

const FIXTURE: FileFormat = {
  kind: "fixture",
  label: "Fixture",
  extensions: [".fixture"],
  mimeTypes: ["application/fixture"],
};

// A format that is added to the lists, and to nothing else.
beforeAll(() => {
  (FILE_FORMATS as unknown as FileFormat[]).push(FIXTURE);
  Object.assign(FORMAT_WRITERS, { fixture: function* () {} });
});

it("offers to import every format", () => {
  show(<ExchangeSection />);
  expect(screen.getByText(/lijst met een punt per regel/).textContent).toBe(
    "GPX, KML, KMZ, GeoJSON, TCX, FIT, CSV, Fixture of een lijst met een punt per regel. Je ziet eerst wat erin zit.",
  );
});

it("names every format when a file has none of them", async () => {
  const files = [new File(["<html></html>"], "pagina.html")];
  show(<ImportDialog arrival={{ kind: "files", files }} onClose={() => {}} />);
  await screen.findByText(
    /Kies een GPX-, KML-, KMZ-, GeoJSON-, TCX-, FIT-, CSV- of Fixture-bestand\./,
  );
});

it("offers to export every format that has a writer", () => {
  const content = { name: "", waypoints: [], tracks: [], routes: [] };
  show(<ExportDialog content={content} onClose={() => {}} />);
  expectFormats("GPX", "GeoJSON", "KML", "CSV", "Fixture");
});

it("offers the formats of devices for a line only, and explains how the file gets there", async () => {
  const points = wanderingPoints(1, 10, {});
  const course = courseOfPoints("Rondje", points, () => "") ?? undefined;
  const content = { name: "", waypoints: [], tracks: [], routes: [], ...(course && { course }) };
  show(<ExportDialog content={content} initialFormat="fit" onClose={() => {}} />);
  expectFormats("GPX", "GeoJSON", "KML", "CSV", "FIT", "TCX", "Fixture");
  expect(screen.getByRole("radio", { name: /^FIT/ })).toHaveProperty("checked", true);
  for (const device of [
    /^Garmin: /,
    /^Een Garmin /,
    /^Wahoo: /,
    /^Ander horloge, /,
    /^Zo'n horloge /,
  ]) {
    expect(screen.getByText(device).textContent).toMatch(/\.$/);
  }
  await userEvent.click(screen.getByRole("radio", { name: /^GPX/ }));
  expect(screen.queryByText(/^Garmin: /)).toBeNull();
});

function expectFormats(...labels: readonly string[]): void {
  const rows = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  expect(rows).toEqual(labels.map((label) => expect.stringMatching(`^${label}`)));
}
