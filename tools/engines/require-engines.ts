/** Finds Firefox and WebKit from Debian, and installs them if possible. */
import { existsSync } from "node:fs";
import { installWithApt } from "../check/apt.ts";

export const FIREFOX = process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr";
export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
export const XVFB = "/usr/bin/Xvfb";

/** A file that each Debian package provides. */
const NEEDED = {
  "firefox-esr": [FIREFOX],
  "webkit2gtk-driver": [WEBKIT_DRIVER],
  // The window for WebKit: e2e/engines/webkit-window.py.
  "python3-gi": ["/usr/lib/python3/dist-packages/gi/__init__.py"],
  "gir1.2-webkit2-4.1": typelibs("WebKit2-4.1.typelib"),
  xvfb: [XVFB],
  // Software WebGL.
  "libgl1-mesa-dri": ["x86_64", "aarch64"].map(
    (machine) => `/usr/lib/${machine}-linux-gnu/dri/swrast_dri.so`,
  ),
};

function typelibs(name: string): string[] {
  return ["x86_64", "aarch64"].map(
    (machine) => `/usr/lib/${machine}-linux-gnu/girepository-1.0/${name}`,
  );
}

/** Throws if something is missing that cannot be installed here. */
export function requireEngines() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  installWithApt(...missing);
  const still = missingPackages();
  if (still.length === 0) return;
  throw new Error(
    "Firefox and WebKit are tried as Debian has them; these packages are missing " +
      `(sudo apt-get install): ${still.join(", ")}.`,
  );
}

function missingPackages(): string[] {
  return Object.entries(NEEDED).flatMap(([name, files]) =>
    files.some((file) => existsSync(file)) ? [] : [name],
  );
}
