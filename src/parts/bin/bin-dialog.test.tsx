import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { bin } from "#state/bin/bin.ts";
import { device } from "#state/device/device.ts";
import { fakeDatabaseError } from "#storage/fake-database-error.ts";
import { BinDialog } from "./bin-dialog.tsx";

afterEach(() => vi.restoreAllMocks());

it("reports why the bin could not be read, and reads it when possible", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  bin.store.setState({ items: null });
  vi.spyOn(device.connection, "opened").mockRejectedValue(fakeDatabaseError({ kind: "no-answer" }));
  const { user } = show(<BinDialog onClose={() => {}} />);
  expect(await screen.findByText(/^De prullenbak kan nu niet .* geen antwoord/)).toBeTruthy();
  expect(screen.queryByText("De prullenbak is leeg.")).toBeNull();
  vi.restoreAllMocks();
  await user.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  await waitFor(() => expect(screen.queryByText(/kan nu niet worden gelezen/)).toBeNull());
  expect(bin.store.getState().items).not.toBeNull();
});
