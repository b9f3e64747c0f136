/** A number of a plan in the picture. */
export interface PicturedNode {
  readonly number: string;
  /** The distance from the one before; null for the first. */
  readonly leg: string | null;
}

/** The black texts and lines on white, measured from the upper left corner of the picture. */
export interface StripPicture {
  readonly widthPixels: number;
  readonly heightPixels: number;
  readonly texts: readonly PicturedText[];
}

/** A line of text, condensed if it is wider than `maxWidthPixels`. */
export interface PicturedText {
  readonly text: string;
  /** The middle of the text. */
  readonly x: number;
  readonly y: number;
  /** The size of the letters. */
  readonly sizePixels: number;
  readonly isBold: boolean;
  readonly maxWidthPixels: number;
}

/** The proportions of a phone; the places of the clock and the buttons on a lock screen stay empty. */
const WIDTH = 1080;
const HEIGHT = 2340;
const CLOCK_HEIGHT = 680;
const BUTTONS_HEIGHT = 260;
const EDGE = 48;
const TITLE_SIZE = 52;
const HEAD_HEIGHT = 170;

/** Smaller rows cannot be read at arm's length, so the picture becomes taller instead. */
const SMALLEST_ROW = 130;
const LARGEST_ROW = 330;
/** The width of three digits with their margins, relative to the height of a row. */
const CELL_RATIO = 1.25;

/** Returns a plan as a picture for a lock screen: its numbers row by row, as large as possible. */
export function stripPicture(
  title: string,
  sums: string,
  nodes: readonly PicturedNode[],
): StripPicture {
  const width = WIDTH - 2 * EDGE;
  const top = CLOCK_HEIGHT + HEAD_HEIGHT;
  const { columns, rowHeight } = gridFor(nodes.length, width, HEIGHT - top - BUTTONS_HEIGHT);
  const rows = Math.ceil(nodes.length / columns);
  const cell = width / columns;
  const head = { x: WIDTH / 2, maxWidthPixels: width };
  return {
    widthPixels: WIDTH,
    heightPixels: Math.max(HEIGHT, Math.ceil(top + rows * rowHeight + BUTTONS_HEIGHT)),
    texts: [
      { ...head, text: title, y: CLOCK_HEIGHT + 30, sizePixels: TITLE_SIZE, isBold: true },
      { ...head, text: sums, y: CLOCK_HEIGHT + 105, sizePixels: TITLE_SIZE - 8, isBold: false },
      ...nodes.flatMap((node, place) =>
        textsOf(node, {
          x: EDGE + (place % columns) * cell + cell / 2,
          y: top + Math.floor(place / columns) * rowHeight,
          rowHeight,
          maxWidthPixels: cell - 24,
        }),
      ),
    ],
  };
}

/** Uses the fewest columns in which all numbers fit, so that they are as large as possible. */
function gridFor(count: number, width: number, height: number) {
  let columns = 1;
  const rowHeightIn = (tried: number) =>
    Math.min(LARGEST_ROW, width / tried / CELL_RATIO, height / Math.ceil(count / tried));
  for (let tried = 2; width / tried / CELL_RATIO >= SMALLEST_ROW; tried++) {
    if (rowHeightIn(tried) > rowHeightIn(columns)) columns = tried;
  }
  return { columns, rowHeight: Math.max(SMALLEST_ROW, rowHeightIn(columns)) };
}

interface Cell {
  /** The middle. */
  readonly x: number;
  /** The upper edge. */
  readonly y: number;
  readonly rowHeight: number;
  readonly maxWidthPixels: number;
}

function textsOf({ number, leg }: PicturedNode, cell: Cell): readonly PicturedText[] {
  const { x, y, rowHeight, maxWidthPixels } = cell;
  const shared = { x, maxWidthPixels };
  const written = {
    ...shared,
    text: number,
    isBold: true,
    y: y + rowHeight * 0.38,
    sizePixels: Math.round(rowHeight * 0.62),
  };
  if (leg === null) return [written];
  const small = { y: y + rowHeight * 0.8, sizePixels: Math.round(Math.max(30, rowHeight * 0.17)) };
  return [written, { ...shared, text: leg, isBold: false, ...small }];
}
