import { expect, it } from "vitest";
import { fakeClipboard } from "#platform/clipboard/fake-clipboard.ts";
import { fakeShare } from "#platform/share/fake-share.ts";
import { sendText } from "./share-text.ts";

it("shares the text and leaves the clipboard alone", async () => {
  const [share, clipboard] = [fakeShare("shared"), fakeClipboard()];
  expect(await sendText({ share, clipboard }, "Kamp", "geo:52,5")).toBe("shared");
  expect(share.texts).toEqual(["geo:52,5"]);
  expect(clipboard.text).toBeNull();
});

it("copies the text when there is no share sheet", async () => {
  const clipboard = fakeClipboard();
  expect(await sendText({ share: fakeShare("unavailable"), clipboard }, "Kamp", "geo:52,5")).toBe(
    "copied",
  );
  expect(clipboard.text).toBe("geo:52,5");
});

it("copies nothing when the user closed the share sheet", async () => {
  const clipboard = fakeClipboard();
  const outcome = await sendText({ share: fakeShare("cancelled"), clipboard }, "Kamp", "geo:52,5");
  expect(outcome).toBe("cancelled");
  expect(clipboard.text).toBeNull();
});
