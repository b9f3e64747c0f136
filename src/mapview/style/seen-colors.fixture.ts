type Triple = readonly [number, number, number];

/** Simulations of colour blindness: Machado, Oliveira and Fernandes (2009), severity 1, linear RGB. */
const EYES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

/** A kind of colour blindness. */
export type Eyes = keyof typeof EYES;

/** All kinds of colour blindness. */
export const COLOR_BLIND: readonly Eyes[] = ["protanopia", "deuteranopia", "tritanopia"];

/**
 * Returns the distance between two `#rrggbb` colours for these eyes, CIE 1976 L*a*b*: 2.3 is just noticeable side by
 * side.
 */
export function distanceFor(eyes: Eyes, a: string, b: string): number {
  const [p, q] = [lab(seenBy(eyes, a)), lab(seenBy(eyes, b))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** Returns the contrast of two `#rrggbb` colours, 1–21, as defined by WCAG 2.2. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(color: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function seenBy(eyes: Eyes, color: string): Triple {
  const [r, g, b] = linear(color);
  return EYES[eyes].map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as never;
}

/** Converts to CIE L*a*b*, D65. */
function lab([r, g, b]: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
