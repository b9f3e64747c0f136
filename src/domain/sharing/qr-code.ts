import { encodeQR } from "qr";

/** A QR code to draw: black squares of 1×1 on white, the quiet border included. */
export interface QrCode {
  /** The side of the whole, in squares. */
  readonly size: number;
  /** An SVG path of the black squares, to be filled. */
  readonly path: string;
}

/** The white around a code without which cameras do not find it. */
const BORDER = 4;

/**
 * The QR code of a text, with the least correction: a screen is never torn, and fewer squares are
 * easier to see. Throws for more than 2,953 bytes.
 */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, "raw", { ecc: "low", border: BORDER });
  const path = rows.map((row, y) => rowPath(row, y)).join("");
  return { size: rows.length, path };
}

/** Neighbours in a row as one bar: no hairlines between them, and a path a third as long. */
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
