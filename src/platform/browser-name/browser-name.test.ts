import { afterEach, expect, it, vi } from "vitest";
import { browserName, browserNameOf } from "./browser-name.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0";
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)";

it.each([
  ["chrome", `${MAC} ${CHROME} Safari/537.36`, 0],
  ["chrome-android", `${ANDROID} ${CHROME} Mobile Safari/537.36`, 5],
  ["edge", `Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/131.0.0.0`, 0],
  ["other", `${ANDROID} ${CHROME} Mobile Safari/537.36 EdgA/131.0.0.0`, 5],
  ["firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", 0],
  ["firefox-android", "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0", 5],
  ["safari", `${MAC} ${SAFARI} Safari/605.1.15`, 0],
  ["safari-ios", `${MAC} ${SAFARI} Safari/605.1.15`, 5],
  ["safari-ios", `${IPHONE} ${SAFARI} Mobile/15E148 Safari/604.1`, 5],
  ["other", `${IPHONE} AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1`, 5],
  ["samsung", `${ANDROID} ${CHROME} SamsungBrowser/27.0 Mobile Safari/537.36`, 5],
  ["other", "", 0],
])("knows %s by %s", (name, userAgent, maxTouchPoints) => {
  expect(browserNameOf(userAgent, maxTouchPoints)).toBe(name);
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, "chrome-android"],
  [false, "chrome"],
])("gives directions for a finger where the pointer is one: %s", (matches, expected) => {
  vi.stubGlobal("navigator", { userAgent: `Mozilla/5.0 (X11) ${CHROME}`, maxTouchPoints: 5 });
  vi.stubGlobal("matchMedia", () => ({ matches }));
  expect(browserName()).toBe(expected);
});
