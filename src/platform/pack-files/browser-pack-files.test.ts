import { expect, it, vi } from "vitest";
import { browserPackFiles } from "./browser-pack-files.ts";
import { NoPrivateFilesError } from "./pack-files.ts";

it("tells a browser without private files from one that refuses them", async () => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", { storage: {} });
  await expect(browserPackFiles().folders()).rejects.toBeInstanceOf(NoPrivateFilesError);
  const refusal = new DOMException("a private window", "SecurityError");
  vi.stubGlobal("navigator", { storage: { getDirectory: () => Promise.reject(refusal) } });
  await expect(browserPackFiles().folders()).rejects.toBe(refusal);
});

it("takes nothing for missing over plain http, where every browser leaves it out", async () => {
  vi.stubGlobal("isSecureContext", false);
  vi.stubGlobal("navigator", {});
  await expect(browserPackFiles().folders()).rejects.toBeInstanceOf(TypeError);
});
