/** A number of a plan as it is drawn. */
export interface PicturedNode {
  readonly number: string;
  /** How far it is from the one before; null for the first. */
  readonly leg: string | null;
}

/** What is drawn black on white, from the upper left corner of the picture. */
export interface StripPicture {
  readonly widthPixels: number;
  readonly heightPixels: number;
  readonly texts: readonly PicturedText[];
}

/** A line of text: what is wider than `maxWidthPixels` is narrowed. */
export interface PicturedText {
  readonly text: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Of the letters. */
  readonly sizePixels: number;
  readonly isBold: boolean;
  readonly maxWidthPixels: number;
}

/** As high and wide as telephones are; where a lock screen has its clock and its buttons nothing is drawn. */
const WIDTH = 1080;
const HEIGHT = 2340;
const CLOCK_HEIGHT = 680;
const BUTTONS_HEIGHT = 260;
const EDGE = 48;
const TITLE_SIZE = 52;
const HEAD_HEIGHT = 170;

/** Smaller ones are not read at arm's length: the picture becomes higher instead. */
const SMALLEST_ROW = 130;
const LARGEST_ROW = 330;
/** Three digits and the room beside them, in the height of a row. */
const CELL_RATIO = 1.25;

/** A plan as a picture for a lock screen: its numbers row by row, as large as they all fit. */
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

/** The fewest columns in which all of them fit: then they are as large as can be. */
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
  /** Its middle. */
  readonly x: number;
  /** Its upper edge. */
  readonly y: number;
  readonly rowHeight: number;
  readonly maxWidthPixels: number;
}

function textsOf({ number, leg }: PicturedNode, cell: Cell): readonly PicturedText[] {
  const { x, y, rowHeight, maxWidthPixels } = cell;
  const shared = { x, maxWidthPixels };
  const written = {
    ...{ ...shared, text: number, isBold: true },
    ...{ y: y + rowHeight * 0.38, sizePixels: Math.round(rowHeight * 0.62) },
  };
  if (leg === null) return [written];
  const small = { y: y + rowHeight * 0.8, sizePixels: Math.round(Math.max(30, rowHeight * 0.17)) };
  return [written, { ...shared, text: leg, isBold: false, ...small }];
}
