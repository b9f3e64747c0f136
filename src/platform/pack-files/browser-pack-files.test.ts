import { expect, it, vi } from "vitest";
import { browserPackFiles } from "./browser-pack-files.ts";
import { NoPrivateFilesError } from "./pack-files.ts";

it("distinguishes a browser without a private file system from one that refuses it", async () => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", { storage: {} });
  await expect(browserPackFiles().folders()).rejects.toBeInstanceOf(NoPrivateFilesError);
  const problem = new DOMException("a private window", "SecurityError");
  vi.stubGlobal("navigator", { storage: { getDirectory: () => Promise.reject(problem) } });
  await expect(browserPackFiles().folders()).rejects.toBe(problem);
});

it("does not report a missing file system over plain http, where no browser has it", async () => {
  vi.stubGlobal("isSecureContext", false);
  vi.stubGlobal("navigator", {});
  await expect(browserPackFiles().folders()).rejects.toBeInstanceOf(TypeError);
});
