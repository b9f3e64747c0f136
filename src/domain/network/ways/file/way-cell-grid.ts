/** The number of a cell of 0.1°: rows from the south pole, each from the date line eastward. */
export type CellNumber = number;

/** The number of cells in a row. */
const COLUMNS = 3600;
const ROWS = 1800;
const CELL_UNITS = 100_000;

/** Returns the cell of a place in 10⁻⁶ degree. */
export function cellAt(lng: number, lat: number): CellNumber {
  const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor(lng / CELL_UNITS) + COLUMNS / 2));
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor(lat / CELL_UNITS) + ROWS / 2));
  return row * COLUMNS + column;
}

/** Returns a function that tells whether places in 10⁻⁶ degree lie in a cell; faster than `cellAt` for many of them. */
export function inCell(cell: CellNumber): (lng: number, lat: number) => boolean {
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  // Places beyond the grid belong to its outermost cells.
  const west = column === 0 ? Number.NEGATIVE_INFINITY : (column - COLUMNS / 2) * CELL_UNITS;
  const south = row === 0 ? Number.NEGATIVE_INFINITY : (row - ROWS / 2) * CELL_UNITS;
  const isLastColumn = column === COLUMNS - 1;
  const isLastRow = row === ROWS - 1;
  const east = isLastColumn ? Number.POSITIVE_INFINITY : (column + 1 - COLUMNS / 2) * CELL_UNITS;
  const north = isLastRow ? Number.POSITIVE_INFINITY : (row + 1 - ROWS / 2) * CELL_UNITS;
  return (lng, lat) => lng >= west && lng < east && lat >= south && lat < north;
}

/** Returns the cells that a box in 10⁻⁶ degree touches, ascending. */
export function cellsWithin(
  west: number,
  south: number,
  east: number,
  north: number,
): CellNumber[] {
  const [first, last] = [cellAt(west, south), cellAt(east, north)];
  const [firstColumn, lastColumn] = [first % COLUMNS, last % COLUMNS];
  const cells: CellNumber[] = [];
  for (let row = Math.floor(first / COLUMNS); row <= Math.floor(last / COLUMNS); row++) {
    for (let column = firstColumn; column <= lastColumn; column++)
      cells.push(row * COLUMNS + column);
  }
  return cells;
}
