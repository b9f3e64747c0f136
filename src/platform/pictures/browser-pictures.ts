import type { Pictures, SmallPicture } from "./pictures.ts";

/** Pictures with the decoder and canvas of the browser. */
export function browserPictures(): Pictures {
  return {
    shrink: (file, maxSidePixels) =>
      redrawn(file, maxSidePixels, ["image/webp", "image/jpeg"]).catch(() => null),
    asJpeg: (file) =>
      redrawn(file, Infinity, ["image/jpeg"]).then(
        ({ bytes }) => bytes,
        () => null,
      ),
  };
}

/** Redraws a picture in the first of these types that the browser can write. */
async function redrawn(
  file: Blob,
  maxSidePixels: number,
  types: readonly string[],
): Promise<SmallPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, maxSidePixels / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    let blob: Blob | null = null;
    for (const type of types) blob ??= await written(canvas, type);
    if (!blob) throw new Error("the picture could not be written");
    return {
      type: blob.type,
      bytes: new Uint8Array(await blob.arrayBuffer()),
      widthPixels: canvas.width,
      heightPixels: canvas.height,
    };
  } finally {
    bitmap.close();
  }
}

/** Encodes a canvas; null if the browser produced another type. Safari gives PNG for WebP, many times as large. */
function written(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, 0.82);
  });
}
