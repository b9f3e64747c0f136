/**
 * Draws the icons of the app into `public/`: `npx tsx tools/icons/make.ts`. Needs Chromium; the images are committed,
 * so a build does not.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { requireChromium } from "../check/chromium.ts";
import { appIcon, shortcutIcon } from "./drawing.ts";

const publicFolder = fileURLToPath(new URL("../../public/", import.meta.url));

const PICTURES: { name: string; svg: string; size: number }[] = [
  { name: "icon-192.png", svg: appIcon({ isFullBleed: false }), size: 192 },
  { name: "icon-512.png", svg: appIcon({ isFullBleed: false }), size: 512 },
  { name: "maskable-192.png", svg: appIcon({ isFullBleed: true }), size: 192 },
  { name: "maskable-512.png", svg: appIcon({ isFullBleed: true }), size: 512 },
  { name: "apple-touch-icon.png", svg: appIcon({ isFullBleed: true }), size: 180 },
  { name: "shortcut-plan.png", svg: shortcutIcon("plan"), size: 96 },
  { name: "shortcut-loop.png", svg: shortcutIcon("loop"), size: 96 },
  { name: "shortcut-recording.png", svg: shortcutIcon("recording"), size: 96 },
  { name: "shortcut-map.png", svg: shortcutIcon("map"), size: 96 },
  { name: "shortcut-waypoints.png", svg: shortcutIcon("waypoints"), size: 96 },
  { name: "shortcut-location.png", svg: shortcutIcon("location"), size: 96 },
];

const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ["--no-sandbox", "--disable-background-networking", "--force-color-profile=srgb"],
});
const page = await browser.newPage();
mkdirSync(join(publicFolder, "icons"), { recursive: true });
for (const { name, svg, size } of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  const path = join(publicFolder, "icons", name);
  await page.screenshot({ path, omitBackground: true });
}
await browser.close();
writeFileSync(join(publicFolder, "favicon.svg"), appIcon({ isFullBleed: false, isSmall: true }));
