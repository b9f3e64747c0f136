import {
  type BrowserContext,
  test as base,
  type CDPSession,
  expect,
  type Page,
  type Route,
} from "@playwright/test";
import { drawFewFrames, drawFewPixels } from "./draw-less.ts";
import { goOffline, goOnline } from "./network.ts";
import { slowPages } from "./slow-pages.ts";

/** A position of the device; missing values are unknown to it. */
export interface Fix {
  readonly lat: number;
  readonly lng: number;
  /** Metres. */
  readonly accuracy?: number;
  /** Metres above the ellipsoid. */
  readonly alt?: number;
  /** Metres per second. */
  readonly speed?: number;
  /** Degrees clockwise from north. */
  readonly heading?: number;
}

/** Adds a waypoint by name at typed coordinates, because the device has no position here. */
export async function typeWaypoint(page: Page, name: string): Promise<void> {
  await page.getByLabel("Coördinaten typen").check();
  await page.getByLabel("Coördinaten", { exact: true }).fill("52.228, 5.321");
  await page.getByLabel("Naam").fill(name);
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
}

/** Options for `test.use` where animations are checked; elsewhere the user prefers reduced motion. */
export const MOVING = {
  contextOptions: { reducedMotion: "no-preference" },
  hasFewFrames: false,
} as const;

/** Options for `test.use` where a page is scrolled from end to end, or measured while it draws. */
export const ALL_FRAMES = { hasFewFrames: false } as const;

/** Options for `test.use` where the colours or small details of the map are checked. */
export const ALL_PIXELS = { deviceScaleFactor: 1, hasFewPixels: false } as const;

/** A device with an orientation sensor. */
interface HeldCompass {
  /**
   * Turns the device: the direction in which its reader looks, clockwise from north, the tilt of its far
   * edge, and its rotation under the picture, counter-clockwise; degrees. A reading is reported once.
   */
  point(held: {
    readonly heading: number;
    readonly pitch?: number;
    readonly screenAngle?: number;
  }): Promise<void>;
  /** Rotates the picture on the screen, as `screen.orientation` reports it. */
  turnPicture(
    type: "portraitPrimary" | "portraitSecondary" | "landscapePrimary" | "landscapeSecondary",
    screenAngle: number,
  ): Promise<void>;
}

interface Quaternion {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}

function aboutX(degrees: number): Quaternion {
  const half = (degrees * Math.PI) / 360;
  return { x: Math.sin(half), y: 0, z: 0, w: Math.cos(half) };
}

function aboutZ(degrees: number): Quaternion {
  const half = (degrees * Math.PI) / 360;
  return { x: 0, y: 0, z: Math.sin(half), w: Math.cos(half) };
}

/** Combines two rotations: the second is applied in the rotated frame of the first (Hamilton product). */
function turnedBy(a: Quaternion, b: Quaternion): Quaternion {
  return {
    x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
    y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
    z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
    w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
  };
}

/** The actions of a user of Scouting Map. */
export class AppDriver {
  #cdp: CDPSession | undefined;

  constructor(
    readonly page: Page,
    readonly baseUrl: string,
  ) {}

  /** Opens a route by its address and waits for its screen. */
  async open(route: string): Promise<void> {
    await this.page.goto(new URL(route, this.baseUrl).href);
    await this.waitForScreen();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.waitForScreen();
  }

  /** A screen is shown when its heading, or its map, is attached. */
  async waitForScreen(): Promise<void> {
    // On a busy machine, a cold start is slow.
    const screen = this.page.locator("main :is(h2, [data-map-state])").first();
    await expect(screen).toBeAttached();
  }

  /** Waits until the service worker has stored the whole app and controls this page. */
  async waitUntilStored(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      });
    });
  }

  /** Taps a link of the headers or the bottom bar. */
  async tapTab(name: string): Promise<void> {
    await this.page.getByRole("link", { name, exact: true }).first().click();
  }

  /** Waits until the live map has drawn everything that it has. */
  async waitForMap(): Promise<void> {
    await expect(this.page.locator("[data-map-state]")).toHaveAttribute("data-map-state", "idle");
  }

  /**
   * Performs an action that moves the map or makes it request tiles, and waits until it has done so and is
   * idle again.
   */
  async stirMap(act: () => Promise<unknown>): Promise<void> {
    const stirred = await this.page.locator("[data-map-state]").evaluateHandle((map) => {
      const seen = { isStirred: false };
      new MutationObserver((_changes, observer) => {
        if (map.getAttribute("data-map-state") === "idle") return;
        seen.isStirred = true;
        observer.disconnect();
      }).observe(map, { attributeFilter: ["data-map-state"] });
      return seen;
    });
    await act();
    await expect
      .poll(() => stirred.evaluate(({ isStirred }) => isStirred), "the map was stirred")
      .toBe(true);
    await this.waitForMap();
  }

  async goOffline(): Promise<void> {
    await goOffline(this.page.context());
  }

  async goOnline(): Promise<void> {
    await goOnline(this.page.context());
  }

  /** Sets the position of the device. A watching page first receives "unavailable", then this fix. */
  async setFix(fix: Fix): Promise<void> {
    const cdp = await this.#devtools();
    await cdp.send("Emulation.setGeolocationOverride", {
      latitude: fix.lat,
      longitude: fix.lng,
      accuracy: fix.accuracy ?? 5,
      ...(fix.alt !== undefined && { altitude: fix.alt, altitudeAccuracy: 3 }),
      ...(fix.speed !== undefined && { speed: fix.speed }),
      ...(fix.heading !== undefined && { heading: fix.heading }),
    });
  }

  /**
   * Points the upper edge of the device, flat in a hand, to this heading, repeatedly; degrees clockwise from
   * magnetic north.
   */
  async pointCompass(heading: number): Promise<void> {
    await this.page.evaluate((alpha) => {
      const pointing = globalThis as { compassTimer?: ReturnType<typeof setInterval> };
      const angles = { alpha, beta: 10, gamma: 0, absolute: true };
      const tell = () =>
        dispatchEvent(new DeviceOrientationEvent("deviceorientationabsolute", angles));
      clearInterval(pointing.compassTimer);
      pointing.compassTimer = setInterval(tell, 50);
      tell();
    }, 360 - heading);
  }

  /** Gives the device an orientation sensor; call it before `open`. */
  async holdCompass(): Promise<HeldCompass> {
    const cdp = await this.#devtools();
    const type = "absolute-orientation" as const;
    await cdp.send("Emulation.setSensorOverrideEnabled", { type, enabled: true });
    const sensors = ["accelerometer", "gyroscope", "magnetometer"];
    await this.page.context().grantPermissions(["geolocation", ...sensors]);
    return {
      async point({ heading, pitch = 0, screenAngle = 0 }) {
        const turned = turnedBy(turnedBy(aboutZ(-heading), aboutX(pitch)), aboutZ(screenAngle));
        const reading = { quaternion: turned };
        await cdp.send("Emulation.setSensorOverrideReadings", { type, reading });
      },
      turnPicture: async (type, angle) => {
        const isTall = type.startsWith("portrait");
        const size = isTall ? { width: 390, height: 844 } : { width: 844, height: 390 };
        const screen = { deviceScaleFactor: 1, mobile: true, screenOrientation: { type, angle } };
        await cdp.send("Emulation.setDeviceMetricsOverride", { ...size, ...screen });
      },
    };
  }

  /** Allows or denies the position in the browser's own menu. */
  async permitPosition(setting: "granted" | "denied"): Promise<void> {
    const cdp = await this.#devtools();
    const { targetInfo } = await cdp.send("Target.getTargetInfo");
    const { browserContextId = "" } = targetInfo;
    const origin = new URL(this.baseUrl).origin;
    const permission = { name: "geolocation" };
    await cdp.send("Browser.setPermission", { permission, setting, origin, browserContextId });
  }

  /** Sets the size of the screen in CSS pixels and of the text; 16 is the default of browsers. */
  async useScreen({
    fontSize = 16,
    ...size
  }: {
    readonly width: number;
    readonly height: number;
    readonly fontSize?: number;
  }): Promise<void> {
    await this.page.setViewportSize(size);
    const cdp = await this.#devtools();
    await cdp.send("Page.setFontSizes", { fontSizes: { standard: fontSize } });
  }

  /** Makes the device lose its position. */
  async loseFix(): Promise<void> {
    const cdp = await this.#devtools();
    await cdp.send("Emulation.setGeolocationOverride", {});
  }

  /** Stores a value in localStorage before the app starts; call it before the first `open`. */
  async store(key: string, value: unknown): Promise<void> {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    await this.page.addInitScript(
      ([storedKey, storedText]) => {
        // Only once, because a reload must find what the app made of it.
        if (sessionStorage.getItem(`planted ${storedKey}`)) return;
        sessionStorage.setItem(`planted ${storedKey}`, "yes");
        localStorage.setItem(storedKey, storedText);
      },
      [key, text] as const,
    );
  }

  async stored(key: string): Promise<unknown> {
    const text = await this.page.evaluate((storedKey) => localStorage.getItem(storedKey), key);
    return text === null ? undefined : JSON.parse(text);
  }

  async #devtools(): Promise<CDPSession> {
    this.#cdp ??= await this.page.context().newCDPSession(this.page);
    return this.#cdp;
  }
}

/** The forbidden things that a page did. */
export interface Misdeeds {
  /** Requests to other origins that no spec answered. */
  readonly foreignRequests: string[];
  readonly pageErrors: string[];
  readonly policyViolations: string[];
}

interface Fixtures {
  /** True if pages draw ten times a second instead of sixty. */
  hasFewFrames: boolean;
  /** True if maps draw a quarter of the pixels of the page around them. */
  hasFewPixels: boolean;
  app: AppDriver;
  misdeeds: Misdeeds;
}

/**
 * Playwright's `test` with the driver of the app. A test fails if the page requested another origin (unless
 * the spec answers it with `page.route`, which takes precedence), threw an error, or violated the content
 * security policy; a spec that provokes this empties the list in `misdeeds`.
 */
export const test = base.extend<Fixtures>({
  hasFewFrames: [true, { option: true }],
  hasFewPixels: [true, { option: true }],
  context: async ({ context, hasFewFrames, hasFewPixels }, use) => {
    if (hasFewFrames) await drawFewFrames(context);
    if (hasFewPixels) await drawFewPixels(context);
    slowPages(context);
    await use(context);
  },
  misdeeds: [
    async ({ context, baseURL }, use) => {
      const misdeeds: Misdeeds = { foreignRequests: [], pageErrors: [], policyViolations: [] };
      await watch(context, new URL(baseURL ?? "").origin, misdeeds);
      await use(misdeeds);
      expect.soft(misdeeds.foreignRequests, "requests to other origins").toEqual([]);
      expect.soft(misdeeds.pageErrors, "uncaught errors").toEqual([]);
      expect.soft(misdeeds.policyViolations, "policy violations").toEqual([]);
    },
    { auto: true },
  ],
  app: async ({ page, baseURL }, use) => {
    await use(new AppDriver(page, baseURL ?? ""));
  },
});

async function watch(context: BrowserContext, origin: string, misdeeds: Misdeeds): Promise<void> {
  // A pattern instead of a function, which would be called for each of our own files too.
  const host = new URL(origin).hostname.replaceAll(".", "\\.");
  await context.route(new RegExp(`^https?://(?!${host}[:/])`), (route) => {
    misdeeds.foreignRequests.push(route.request().url());
    return route.abort();
  });
  await context.route("https://tiles.openfreemap.org/**", answerWithoutTiles);
  context.on("weberror", (webError) => {
    misdeeds.pageErrors.push(String(webError.error().stack ?? webError.error()));
  });
  // Collects errors that Chromium reports only to the page, such as a late ResizeObserver.
  await context.exposeBinding("tellError", (_source, message: string) => {
    misdeeds.pageErrors.push(message);
  });
  await context.addInitScript(() => {
    addEventListener("error", ({ error, message }) => {
      if (!error) Reflect.get(globalThis, "tellError")(message);
    });
  });
  context.on("console", (message) => {
    if (/Content Security Policy|Permissions.Policy/i.test(message.text())) {
      misdeeds.policyViolations.push(message.text());
    }
  });
}

/** Answers for the online map as a server without tiles; a spec that needs tiles answers by itself. */
function answerWithoutTiles(route: Route): Promise<void> {
  const headers = { "Access-Control-Allow-Origin": "*" };
  if (!route.request().url().endsWith("/planet")) return route.fulfill({ status: 404, headers });
  const tiles = ["https://tiles.openfreemap.org/none/{z}/{x}/{y}.pbf"];
  return route.fulfill({ headers, json: { tiles, maxzoom: 14 } });
}

export { expect };
