import type { Page } from "@playwright/test";

/** The share of the middle of the screen (a quarter of it) that is nearly of this `#rrggbb`. */
export async function shareOfColor(page: Page, color: string): Promise<number> {
  const picture = await page.screenshot();
  return page.evaluate(
    async ([base64, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const { width, height } = image;
      const canvas = new OffscreenCanvas(width / 2, height / 2);
      const context = canvas.getContext("2d");
      if (!context) return 0;
      context.drawImage(image, -width / 4, -height / 4);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const target = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
      let alike = 0;
      for (let at = 0; at < data.length; at += 4) {
        const far = target.some((value, part) => Math.abs((data[at + part] ?? 0) - value) > 6);
        if (!far) alike += 1;
      }
      return alike / (data.length / 4);
    },
    [picture.toString("base64"), color] as const,
  );
}
