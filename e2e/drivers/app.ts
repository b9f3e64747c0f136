import {
  type BrowserContext,
  test as base,
  type CDPSession,
  expect,
  type Page,
  type Route,
} from "@playwright/test";
import { drawFewFrames, drawFewPixels } from "./draw-less.ts";

/** A position as the device would give it; what is left out the device does not know. */
export interface Fix {
  readonly lat: number;
  readonly lng: number;
  /** Metres. */
  readonly accuracy?: number;
  /** Metres above the ellipsoid. */
  readonly alt?: number;
  /** Metres a second. */
  readonly speed?: number;
  /** Degrees clockwise from north. */
  readonly heading?: number;
}

/** Adds a waypoint by name, at a place that is typed: where the device is, is not known here. */
export async function typeWaypoint(page: Page, name: string): Promise<void> {
  await page.getByLabel("Coördinaten typen").check();
  await page.getByLabel("Coördinaten", { exact: true }).fill("52.228, 5.321");
  await page.getByLabel("Naam").fill(name);
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
}

/** For `test.use`, where movement is looked at: elsewhere the person asked for less of it. */
export const MOVING = {
  contextOptions: { reducedMotion: "no-preference" },
  hasFewFrames: false,
} as const;

/** For `test.use`, where a page is scrolled through from end to end, or measured while it draws. */
export const ALL_FRAMES = { hasFewFrames: false } as const;

/** For `test.use`, where the colours of the map, or its small things, are looked at. */
export const ALL_PIXELS = { deviceScaleFactor: 1, hasFewPixels: false } as const;

/** How a device with an orientation sensor is held. */
interface HeldCompass {
  /**
   * Where who reads it looks, clockwise from north, how far its far edge is lifted, and how far it is
   * turned counter-clockwise under its picture; degrees. A reading is told once.
   */
  point(held: {
    readonly heading: number;
    readonly pitch?: number;
    readonly screenAngle?: number;
  }): Promise<void>;
  /** The picture turns on the screen, as `screen.orientation` says it. */
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

/** The one rotation, and then the other in what it has turned (Hamilton's product). */
function turnedBy(a: Quaternion, b: Quaternion): Quaternion {
  return {
    x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
    y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
    z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
    w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
  };
}

/** What a person does with Scouting Map, in the app's own words. */
export class AppDriver {
  #cdp: CDPSession | undefined;

  constructor(
    readonly page: Page,
    readonly baseUrl: string,
  ) {}

  /** Opens a route by its address, and waits until its screen stands. */
  async open(route: string): Promise<void> {
    await this.page.goto(new URL(route, this.baseUrl).href);
    await this.waitForScreen();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.waitForScreen();
  }

  /** A screen stands when its heading, or its map, is there. */
  async waitForScreen(): Promise<void> {
    // On a machine that does much else, a cold start takes its time.
    const screen = this.page.locator("main :is(h2, [data-map-state])").first();
    await expect(screen).toBeAttached({ timeout: 30_000 });
  }

  /** Waits until the service worker keeps the whole app on the device and answers this page. */
  async waitUntilKept(): Promise<void> {
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

  /** Waits until the live map has drawn everything it knows. */
  async waitForMap(): Promise<void> {
    await expect(this.page.locator("[data-map-state]")).toHaveAttribute("data-map-state", "idle", {
      timeout: 30_000,
    });
  }

  /** Does what makes the map move or ask for its tiles anew, and waits until it did and rests again. */
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
    await this.page.context().setOffline(true);
  }

  async goOnline(): Promise<void> {
    await this.page.context().setOffline(false);
  }

  /** The device finds its position. A watching page first hears "unavailable", then this fix. */
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
   * The device, flat on a hand, points its upper edge to this heading, and goes on saying so;
   * degrees clockwise from magnetic north.
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

  /** The device has an orientation sensor from now on; call it before `open`. */
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

  /** The user allows or refuses the position in the browser's own menu. */
  async permitPosition(setting: "granted" | "denied"): Promise<void> {
    const cdp = await this.#devtools();
    const { targetInfo } = await cdp.send("Target.getTargetInfo");
    const { browserContextId = "" } = targetInfo;
    const origin = new URL(this.baseUrl).origin;
    const permission = { name: "geolocation" };
    await cdp.send("Browser.setPermission", { permission, setting, origin, browserContextId });
  }

  /** The app is on this screen now, CSS pixels, with text of this size; 16 is what browsers come with. */
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

  /** The device loses its position. */
  async loseFix(): Promise<void> {
    const cdp = await this.#devtools();
    await cdp.send("Emulation.setGeolocationOverride", {});
  }

  /** Puts a value in localStorage before the app starts; call it before the first `open`. */
  async store(key: string, value: unknown): Promise<void> {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    await this.page.addInitScript(
      ([storedKey, storedText]) => {
        // Only once: a reload must find what the app made of it.
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

/** Everything a page did that no page of ours may do. */
export interface Misdeeds {
  /** Requests to an origin other than ours that no spec answered. */
  readonly foreignRequests: string[];
  readonly pageErrors: string[];
  readonly policyViolations: string[];
}

interface Fixtures {
  /** An option: pages draw ten times a second instead of sixty. */
  hasFewFrames: boolean;
  /** An option: maps draw a quarter of the pixels that the page around them has. */
  hasFewPixels: boolean;
  app: AppDriver;
  misdeeds: Misdeeds;
}

/**
 * Like Playwright's `test`, with the app's driver. A test fails when the page asked another origin
 * (unless the spec answers it with `page.route`, which comes first), threw an error, or broke the
 * content security policy; a spec that provokes this empties the list in `misdeeds`.
 */
export const test = base.extend<Fixtures>({
  hasFewFrames: [true, { option: true }],
  hasFewPixels: [true, { option: true }],
  context: async ({ context, hasFewFrames, hasFewPixels }, use) => {
    if (hasFewFrames) await drawFewFrames(context);
    if (hasFewPixels) await drawFewPixels(context);
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
  // As a pattern, not a function: that would be asked for each of our own files too.
  const host = new URL(origin).hostname.replaceAll(".", "\\.");
  await context.route(new RegExp(`^https?://(?!${host}[:/])`), (route) => {
    misdeeds.foreignRequests.push(route.request().url());
    return route.abort();
  });
  await context.route("https://tiles.openfreemap.org/**", answerWithoutTiles);
  context.on("weberror", (webError) => {
    misdeeds.pageErrors.push(String(webError.error().stack ?? webError.error()));
  });
  // What Chromium tells the page alone: that a ResizeObserver could not be told of a size in time.
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

/** The server of the online map, as one that has no tiles: whoever wants any answers it in the spec. */
function answerWithoutTiles(route: Route): Promise<void> {
  const headers = { "Access-Control-Allow-Origin": "*" };
  if (!route.request().url().endsWith("/planet")) return route.fulfill({ status: 404, headers });
  const tiles = ["https://tiles.openfreemap.org/none/{z}/{x}/{y}.pbf"];
  return route.fulfill({ headers, json: { tiles, maxzoom: 14 } });
}

export { expect };
