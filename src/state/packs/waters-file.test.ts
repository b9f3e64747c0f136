import { expect, it, vi } from "vitest";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { createWatersFile } from "./waters-file.ts";

it("has one state, also after a failure and while a download hangs", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const clock = fakeClock();
  const read = vi.fn<() => Promise<ArrayBuffer>>();
  const { store, fetchWaters } = createWatersFile({ read }, clock);
  const status = () => store.getState().status;
  expect(status()).toBe("unknown");
  read.mockRejectedValueOnce(new TypeError("offline"));
  await fetchWaters();
  expect(status()).toBe("failed");
  read.mockReturnValueOnce(new Promise(() => {}));
  const hanging = fetchWaters();
  expect(status()).toBe("fetching");
  clock.pass(121_000);
  await hanging;
  expect(status()).toBe("failed");
  read.mockResolvedValue(new ArrayBuffer(8));
  await Promise.all([fetchWaters(), fetchWaters()]);
  expect(status()).toBe("here");
  await fetchWaters();
  expect(read).toHaveBeenCalledTimes(3);
});
