import { describe, expect, it } from "vitest";
import { formatDm, formatDms, formatLatLng, formatRd } from "./format.ts";

describe("coordinates are formatted", () => {
  it("in decimal degrees with five digits", () => {
    expect(formatLatLng({ lat: 52.155172897, lng: 5.387203657 })).toBe("52.15517, 5.38720");
    expect(formatLatLng({ lat: -0.000001, lng: -5.5 })).toBe("0.00000, -5.50000");
  });

  it("in degrees and minutes, without a 60th minute", () => {
    expect(formatDm({ lat: 52.155172897, lng: 5.387203657 })).toBe("52°09.310'N 5°23.232'E");
    expect(formatDm({ lat: -51.9999999, lng: -0.1246 })).toBe("52°00.000'S 0°07.476'W");
  });

  it("in degrees, minutes and seconds, without a 60th second", () => {
    expect(formatDms({ lat: 52.155172897, lng: 5.387203657 })).toBe("52°09'18.6\"N 5°23'13.9\"E");
    expect(formatDms({ lat: 51.99999999, lng: -5 })).toBe("52°00'00.0\"N 5°00'00.0\"W");
  });

  it("in whole RD metres", () => {
    expect(formatRd({ x: 155000.49, y: 462999.5 })).toBe("155000, 463000");
  });
});
