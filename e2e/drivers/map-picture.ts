/** Anything that shows a page: Playwright's page, or a window of another engine. */
export interface Viewer {
  screenshot(): Promise<Buffer>;
  evaluate<T, Arg>(act: (arg: Arg) => T | Promise<T>, arg: Arg): Promise<T>;
}

/** Returns the fraction of the middle of the screen (a quarter of it) that has nearly this `#rrggbb`. */
export async function shareOfColor(page: Viewer, color: string): Promise<number> {
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

/** Returns the number of pixels that visibly differ between two screenshots of the same size. */
export function differingPixels(page: Viewer, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext("2d");
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      if (!first || first.length !== second?.length) return Number.NaN;
      let count = 0;
      for (let at = 0; at < first.length; at += 4) {
        const far = [0, 1, 2].some(
          (part) => Math.abs((first[at + part] ?? 0) - (second[at + part] ?? 0)) > 40,
        );
        if (far) count += 1;
      }
      return count;
    },
    [one, other].map((picture) => picture.toString("base64")),
  );
}

/** Returns the number of pixels of a screenshot with more than 2 % of blue or green, which red light does not have. */
export function notRedPixels(page: Viewer, picture: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [255, 255, 255];
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 1] ?? 0) > 5 || (data[at + 2] ?? 0) > 5) count += 1;
    }
    return count;
  }, picture.toString("base64"));
}
