import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { animatedCode } from "#domain/sharing/animated-code.ts";
import { show } from "#parts/show.fixture.ts";
import { fakeQrReader } from "#platform/qr-reader/fake-qr-reader.ts";
import { exchangeDevice } from "#state/exchange/exchange-device.ts";
import { ScanDialog } from "./scan-dialog.tsx";

const LINK = `https://kaart.example/waypoints#d=1.${Array.from({ length: 300 }, (_, at) =>
  Math.floor(Math.abs(Math.sin(at + 1)) * 36 ** 6).toString(36),
).join("")}`;
const CODE = animatedCode(LINK);
const FRAMES = Array.from({ length: CODE.count }, (_, index) => CODE.frame(index));

const realReader = exchangeDevice.qrReader;
afterEach(() => {
  exchangeDevice.qrReader = realReader;
});

function showDialog(camera: Parameters<typeof fakeQrReader>[0]) {
  exchangeDevice.qrReader = fakeQrReader(camera);
  const onRead = vi.fn();
  return { ...show(<ScanDialog onRead={onRead} onClose={vi.fn()} />), onRead };
}

const startCamera = () => screen.getByRole("button", { name: "Gebruik camera" });
const files = () => screen.getByLabelText("Kies foto’s of een video");
const picture = (text: string) => new File([text], "code.png", { type: "image/png" });
const video = (texts: readonly string[]) =>
  new File([texts.join("\n")], "code.mp4", { type: "video/mp4" });

describe("the scan dialog", () => {
  it("reads a still code with the camera", async () => {
    const { user, onRead } = showDialog(["https://kaart.example/waypoints#d=1.abc"]);
    await user.click(startCamera());
    await waitFor(() =>
      expect(onRead).toHaveBeenCalledExactlyOnceWith("https://kaart.example/waypoints#d=1.abc"),
    );
  });

  it("collects an animated code with the camera, in any order and with losses", async () => {
    const extra = Array.from({ length: 20 }, (_, index) => CODE.frame(CODE.count + index));
    const seen = [...FRAMES.slice(2).toReversed(), "https://another.example", ...extra];
    const { user, onRead } = showDialog(seen);
    await user.click(startCamera());
    await waitFor(() => expect(onRead).toHaveBeenCalledExactlyOnceWith(LINK));
  });

  it("shows the progress, and combines pictures with the frames from the camera", async () => {
    const { user, onRead } = showDialog(FRAMES.slice(0, 2));
    await user.click(startCamera());
    expect(await screen.findByText(`2 van ${CODE.count} beelden binnen`)).toBeTruthy();
    const bar = screen.getByRole("progressbar", { name: "Ontvangen beelden" });
    expect(bar.getAttribute("value")).toBe("2");
    await user.upload(files(), FRAMES.slice(2, -1).map(picture));
    expect(await screen.findByText(/^Nog niet alles is binnen\./)).toBeTruthy();
    expect(onRead).not.toHaveBeenCalled();
    await user.upload(files(), picture(FRAMES.at(-1) as string));
    await waitFor(() => expect(onRead).toHaveBeenCalledExactlyOnceWith(LINK));
  });

  it("collects an animated code from a video", async () => {
    const { user, onRead } = showDialog("no-camera");
    await user.upload(files(), video(FRAMES));
    await waitFor(() => expect(onRead).toHaveBeenCalledExactlyOnceWith(LINK));
  });

  it("says why there is no text", async () => {
    const { user, onRead } = showDialog("denied");
    await user.click(startCamera());
    expect(await screen.findByText(/^De camera mag niet gebruikt worden\./)).toBeTruthy();
    await user.upload(files(), picture(""));
    expect(await screen.findByText(/^Hierin staat geen QR-code/)).toBeTruthy();
    await user.upload(files(), picture("SMQ2:ABC"));
    expect(await screen.findByText(/nieuwere versie van Scouting Map/)).toBeTruthy();
    expect(onRead).not.toHaveBeenCalled();
  });
});
