import { encodeQR } from "qr";

/** A QR code to draw: black squares of 1×1 on white, including the white border. */
export interface QrCode {
  /** The length of a side, in squares. */
  readonly size: number;
  /** An SVG path of the black squares, to be filled. */
  readonly path: string;
}

/** The width of the white border, without which cameras do not find the code. */
const BORDER = 4;

/**
 * Returns the QR code of a text with the lowest error correction: a screen has no damage, and fewer squares
 * are easier to read. Throws for more than 2,953 bytes.
 */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, "raw", { ecc: "low", border: BORDER });
  const path = rows.map((row, y) => rowPath(row, y)).join("");
  return { size: rows.length, path };
}

/** Draws adjacent squares in a row as one bar, which avoids hairlines and makes the path a third as long. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  let x = 0;
  while (x < row.length) {
    const start = x;
    while (row[x]) x++;
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    else x++;
  }
  return path;
}
