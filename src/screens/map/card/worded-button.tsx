import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./worded-button.module.css";

interface WordedButtonProps extends ComponentProps<typeof IconButton> {
  /** A short word below the icon, a part of the label. */
  readonly word?: string | undefined;
}

/** A square button with an icon, and a word below it if the icon alone does not explain itself. */
export function WordedButton({ word, icon, className, ...rest }: WordedButtonProps) {
  return (
    <IconButton
      {...rest}
      className={classNames(word !== undefined && styles["worded"], className)}
      icon={
        <>
          {icon}
          {word ? <span aria-hidden="true" className={styles["word"]} data-word={word} /> : null}
        </>
      }
    />
  );
}
