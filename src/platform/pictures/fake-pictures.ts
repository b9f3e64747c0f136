import type { Pictures } from "./pictures.ts";

/** Pictures for tests: every file is a picture unless its type says otherwise, and its bytes are not changed. */
export function fakePictures(): Pictures {
  return {
    asJpeg: async (file) => new Uint8Array(await file.arrayBuffer()),
    async shrink(file, maxSidePixels) {
      if (!file.type.startsWith("image/")) return null;
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { type: "image/webp", bytes, widthPixels: maxSidePixels, heightPixels: 1 };
    },
  };
}
