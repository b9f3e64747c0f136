import type { Map as LibreMap } from "maplibre-gl";
import { beforeEach, expect, it } from "vitest";
import { FollowCamera } from "./follow-camera.ts";

const HERE = { lat: 52.1, lng: 5.3 };

/** The parts of a map that following moves; it arrives at once. */
class FakeMap {
  zoom = 8;
  /** False leaves the map half-way, as another movement does. */
  arrives = true;
  readonly handlers = new Map<string, (event: object) => void>();
  readonly scrollZoom = { enable() {}, disable() {} };
  readonly touchZoomRotate = { enable() {}, disable() {} };

  on(name: string, handler: (event: object) => void): void {
    this.handlers.set(name, handler);
  }
  getZoom(): number {
    return this.zoom;
  }
  padding: object | undefined;
  moves = 0;
  /** One pixel is a hundred-thousandth of a degree. */
  project({ lng, lat }: { lng: number; lat: number }) {
    const [x, y] = [lng * 1e5, -lat * 1e5];
    return { x, y, dist: (to: { x: number; y: number }) => Math.hypot(to.x - x, to.y - y) };
  }
  easeTo({ zoom = this.zoom, padding }: { zoom?: number; padding?: object }, marks: object): void {
    this.moves += 1;
    this.padding = padding;
    this.zoom = this.arrives ? zoom : (this.zoom + zoom) / 2;
    this.handlers.get("zoomstart")?.(marks);
    this.handlers.get("moveend")?.(marks);
  }
  size = { clientWidth: 390, clientHeight: 740 };
  pans: (readonly [number, number])[] = [];
  getContainer() {
    return this.size;
  }
  panBy(by: readonly [number, number]): void {
    this.pans.push(by);
  }
  /** Turns the phone; the middle of the map stays. */
  turn(): void {
    this.size = { clientWidth: 740, clientHeight: 390 };
    this.handlers.get("resize")?.({});
  }
  /** Zooms as the user does, with fingers or wheel. */
  zoomByHand(zoom: number): void {
    this.handlers.get("zoomstart")?.({});
    this.zoom = zoom;
    this.handlers.get("moveend")?.({});
  }
}

let map: FakeMap;
let camera: FollowCamera;

beforeEach(() => {
  map = new FakeMap();
  camera = new FollowCamera(() => {});
  camera.lead(map as unknown as LibreMap);
});

it("zooms in at the first tap, from any zoom", () => {
  camera.setPlace(HERE, 0);
  map.zoomByHand(9);
  camera.setMode("follow");
  expect(map.zoom).toBe(15);
});

it("zooms in with the first fix, if that comes after the tap", () => {
  camera.setMode("follow");
  camera.setPlace(HERE, 0);
  expect(map.zoom).toBe(15);
});

it("does not change a closer zoom", () => {
  map.zoomByHand(17);
  camera.setPlace(HERE, 0);
  camera.setMode("follow");
  expect(map.zoom).toBe(17);
});

it("does not override a zoom by the user while waiting for the first fix", () => {
  camera.setMode("follow");
  map.zoomByHand(11);
  camera.setPlace(HERE, 0);
  expect(map.zoom).toBe(11);
});

it("arrives even if a fix comes during the flight", () => {
  camera.setPlace(HERE, 0);
  map.arrives = false;
  camera.setMode("follow");
  expect(map.zoom).toBeLessThan(15);
  map.arrives = true;
  camera.setPlace({ lat: 52.2, lng: 5.3 }, 1000);
  expect(map.zoom).toBe(15);
});

it("does not zoom at a later tap", () => {
  camera.setPlace(HERE, 0);
  camera.setMode("follow");
  map.zoomByHand(10);
  camera.setMode("off");
  camera.setMode("follow");
  camera.setMode("course");
  camera.setPlace({ lat: 52.2, lng: 5.3 }, 0);
  expect(map.zoom).toBe(10);
});

it("moves the position to the middle of the visible area", () => {
  const ahead = { top: 240, right: 0, bottom: 0, left: 0 };
  const looking = new FollowCamera(
    () => {},
    () => ahead,
  );
  looking.lead(map as unknown as LibreMap);
  looking.setPlace(HERE, 0);
  looking.setMode("course");
  expect(map.padding).toBe(ahead);
});

it("stays still until the position has moved visibly since the last movement", () => {
  const northBy = (pixels: number) => ({ lat: 52.1 + pixels * 1e-5, lng: 5.3 });
  map.zoom = 16;
  camera.setMode("follow");
  camera.setPlace(northBy(0), 0);
  const { moves } = map;
  camera.setPlace(northBy(1), 0);
  camera.setPlace(northBy(1.9), 0);
  expect(map.moves).toBe(moves);
  camera.setPlace(northBy(2.9), 0);
  camera.setPlace(northBy(3.9), 0);
  expect(map.moves).toBe(moves + 1);
  camera.comeBack();
  expect(map.moves).toBe(moves + 2);
});

it("keeps a position in view when the phone is turned, unless it is in the middle", () => {
  // 675 pixels down the upright map of 740, and 500 down that of 390.
  camera.setPlace({ lat: -0.005, lng: 0.002 }, 0);
  map.turn();
  expect(map.pans).toHaveLength(1);
  expect(map.pans[0]?.[1]).toBeCloseTo(500 - (390 - 56));

  map = new FakeMap();
  camera.setMode("follow");
  camera.lead(map as unknown as LibreMap);
  map.turn();
  expect(map.pans).toEqual([]);
});
