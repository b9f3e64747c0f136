import { readdirSync, readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";
import { AlarmScreen, FullScreen } from "./full-screen.tsx";
import { ModalControl } from "./modal-control.ts";

const none = () => {};
const MODALS = {
  Dialog: (
    <Dialog heading="Kop" onClose={none}>
      <button type="button">Inhoud</button>
    </Dialog>
  ),
  FullScreen: (
    <FullScreen label="Kop" closeLabel="Sluiten" header={<h3>Kop</h3>} onClose={none}>
      <button type="button">Inhoud</button>
    </FullScreen>
  ),
  AlarmScreen: (
    <AlarmScreen label="Kop" header={<h3>Kop</h3>}>
      <button type="button">Inhoud</button>
    </AlarmScreen>
  ),
};

describe.each(Object.entries(MODALS))("the modal %s", (_name, modal) => {
  it("has the control of every modal, first to be reached with Tab and never focused by itself", async () => {
    render(<ModalControl value={<button type="button">MOB</button>}>{modal}</ModalControl>);
    const opened = screen.getByRole("dialog");
    const control = within(opened).getByRole("button", { name: "MOB" });
    expect(document.activeElement).not.toBe(control);
    opened.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(control);
  });
});

/** A modal that is opened in another way lacks the control, and covers the MOB button. */
it("is the only way to open a modal", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const opening = sources.filter((path) =>
    /showModal\(|<dialog\b|popover=/.test(readFileSync(`src/${path}`, "utf8")),
  );
  expect(opening).toEqual(["ui/modal.tsx"]);
});
