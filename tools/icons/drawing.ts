/** The app icon: a pin on a map of contour lines, with a compass needle inside. */

const FIELD = "#1c5a3b";
const FIELD_LIGHT = "#2a7350";
const PAPER = "#fffaf0";
const NEEDLE_NORTH = "#e2592b";
const NEEDLE_SOUTH = "#1c3d5a";

/** Contour lines of a hill under the pin, as nested blobs from wide to narrow. */
const CONTOURS = [
  "M-40 150C60 20 190 90 290 30S520 10 580 130 560 360 600 470 420 620 300 560 90 600 10 500-120 290-40 150Z",
  "M30 190C110 80 210 130 300 85S460 80 510 180 490 340 510 430 390 540 290 495 120 520 70 430-20 290 30 190Z",
  "M95 225C150 140 230 170 305 138S420 145 448 220 430 330 436 395 360 465 285 438 160 445 132 385 60 300 95 225Z",
];

const PIN =
  "M256 104C181 104 122 162 122 236C122 318 198 372 239 416Q256 434 273 416C314 372 390 318 390 236C390 162 331 104 256 104Z";

/** The needle points north-east. */
const NEEDLE = `<g transform="rotate(35 256 236) translate(256 236) scale(1.22) translate(-256 -236)">
    <path fill="${NEEDLE_NORTH}" d="M256 154L285 236H227Z"/>
    <path fill="${NEEDLE_SOUTH}" d="M256 318L285 236H227Z"/>
    <circle cx="256" cy="236" r="11" fill="${PAPER}"/>
  </g>`;

interface IconOptions {
  /** True for platforms that crop the icon to their own shape. */
  isFullBleed: boolean;
  /** True to leave out details that blur at 16 pixels. */
  isSmall?: boolean;
}

/** Returns the icon as SVG, on a square of 512. */
export function appIcon({ isFullBleed, isSmall = false }: IconOptions): string {
  const corner = isFullBleed ? 0 : 112;
  // A cropped full-bleed icon keeps a circle of 80 %: the pin stays well inside it.
  const pinScale = isFullBleed ? 0.92 : 1.12;
  const contours = CONTOURS.map((line) => `<path d="${line}"/>`).join("\n    ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <title>Scouting Map</title>
  <clipPath id="shape"><rect width="512" height="512" rx="${corner}"/></clipPath>
  <g clip-path="url(#shape)">
    <rect width="512" height="512" fill="${FIELD}"/>
    ${isSmall ? "" : `<g fill="none" stroke="${FIELD_LIGHT}" stroke-width="14">${contours}</g>`}
  </g>
  <g transform="translate(256 262) scale(${isSmall ? 1.25 : pinScale}) translate(-256 -262)">
    <path fill="${PAPER}" d="${PIN}"/>
    ${NEEDLE}
  </g>
</svg>
`;
}

/** The icon of each shortcut of the installed app, on a square of 24. */
const GLYPHS = {
  plan: '<circle cx="6" cy="19" r="2.500"/><path d="M8.500 19h8.500a3.500 3.500 0 0 0 0-7H7a3.500 3.500 0 0 1 0-7h8.500"/><circle cx="18" cy="5" r="2.500"/>',
  loop: '<path d="M20 12a8 8 0 1 1-2.700-6"/><path d="M20.500 2.500v5h-5"/>',
  recording: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4"/>',
  map: '<path d="M9 4 3.5 6.2V20L9 17.8l6 2.4 5.5-2.2V4.2L15 6.4Z"/><path d="M9 4v13.8M15 6.4v13.8"/>',
  waypoints:
    '<path d="M12 21c4-4.4 6.5-7.7 6.5-11a6.5 6.5 0 1 0-13 0c0 3.3 2.5 6.6 6.5 11Z"/><circle cx="12" cy="10" r="2.3"/>',
  location:
    '<circle cx="12" cy="12" r="6.5"/><circle cx="12" cy="12" r="1.5"/><path d="M12 2v3.500M12 18.500V22M2 12h3.500M18.5 12H22"/>',
};

export type Glyph = keyof typeof GLYPHS;

/** Returns a shortcut's icon as SVG, on a square of 96. */
export function shortcutIcon(glyph: Glyph): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <circle cx="48" cy="48" r="48" fill="${FIELD}"/>
  <g transform="translate(20.4 20.4) scale(2.3)" fill="none" stroke="${PAPER}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${GLYPHS[glyph]}</g>
</svg>
`;
}
