import type { Pictures, SmallPicture } from "./pictures.ts";

/** Pictures with the decoder and canvas of the browser. */
export function browserPictures(): Pictures {
  return { shrink: (file, maxSidePixels) => shrink(file, maxSidePixels).catch(() => null) };
}

async function shrink(file: Blob, maxSidePixels: number): Promise<SmallPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, maxSidePixels / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = (await written(canvas, "image/webp")) ?? (await written(canvas, "image/jpeg"));
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
