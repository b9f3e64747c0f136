import type { Language } from "#domain/language/language.ts";

/** The names by which the app is used while pictures are taken of it. */
export type Texts = Awaited<ReturnType<typeof textsIn>>;

/** Resolves to these names in a language. */
export async function textsIn(language: Language) {
  const words = (file: string) => import(`../../src/words/${language}/${file}.ts`);
  const { navigationTexts } = await words("app/navigation");
  const { followLabels, mapTexts, recordLabels } = await words("map/map");
  const { packWords } = await words("packs/packs");
  const { guidanceTexts } = await words("plan/guidance");
  const { planTexts } = await words("plan/plan");
  return {
    map: String(navigationTexts.map),
    /** The end of the sentence about a pack that was opened. */
    added: String(packWords.added("|")).split("|").at(-1) ?? "",
    /** The button that finds the position, whether or not it is known. */
    position: new RegExp(
      `^(${mapTexts.followHere}|${followLabels.off})`.replace(/ \([^)]*\)/g, ""),
    ),
    plan: String(mapTexts.plan),
    closeNotice: String(mapTexts.hideNotice),
    record: String(recordLabels.idle),
    more: String(planTexts.more),
    less: String(planTexts.less),
    typed: String(planTexts.typed),
    numbers: String(planTexts.numbers),
    follow: String(guidanceTexts.follow),
    underWay: String(guidanceTexts.heading),
  };
}
