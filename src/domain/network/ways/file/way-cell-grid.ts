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
