import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { RecordBoundary } from "./record-boundary.tsx";

interface Named {
  readonly name: string;
}

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

/** Throws for the record called "Kapot". */
function Row({ name }: Named) {
  if (name === "Kapot") throw new Error("planted");
  return <p>{name}</p>;
}

function Boundary({ record }: { readonly record: Named }) {
  return (
    <RecordBoundary name={record.name} record={record}>
      <Row name={record.name} />
    </RecordBoundary>
  );
}

it("keeps the export button in the page when the same record is read again", () => {
  const { rerender } = render(<Boundary record={{ name: "Kapot" }} />);
  const button = screen.getByRole("button", { name: "Exporteer" });
  rerender(<Boundary record={{ name: "Kapot" }} />);
  expect(screen.getByRole("button", { name: "Exporteer" })).toBe(button);
});

it("draws a record that has changed", () => {
  const { rerender } = render(<Boundary record={{ name: "Kapot" }} />);
  rerender(<Boundary record={{ name: "Heel" }} />);
  expect(screen.getByText("Heel")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
