import { lexer } from "marked";
import changelogText from "#changelog.md?raw";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { Page } from "#ui/page.tsx";
import { languageTexts } from "#words/app/language.ts";
import { navigationTexts } from "#words/app/navigation.ts";
import styles from "./changelog-screen.module.css";
import { Blocks } from "./markdown-blocks.tsx";

const blocks = lexer(changelogText).filter(
  ({ type, raw }) => type !== "heading" || !raw.startsWith("# "),
);

/** Shows the changes of each version, from CHANGELOG.md. */
export function Component() {
  return (
    <Page heading={navigationTexts.changelog} productName={navigationTexts.productName}>
      {languageTexts.changelogInDutch === "" ? null : <p>{languageTexts.changelogInDutch}</p>}
      <div lang="nl" className={classNames(layout["stack"], styles["changelog"])} data-long-text="">
        <Blocks tokens={blocks} />
      </div>
    </Page>
  );
}
