import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page.module.css";

interface PageProps {
  /** Also the title of the browser tab, before the product's name. */
  readonly heading: string;
  readonly productName: string;
  readonly children: ReactNode;
}

/** A screen that scrolls: its heading and its sections in one readable column. */
export function Page({ heading, productName, children }: PageProps) {
  return (
    <div className={styles["page"]}>
      <title>{`${heading} · ${productName}`}</title>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** One subject of a screen, on a card of its own. */
export function Section({ heading, children, className }: SectionProps) {
  return (
    <section className={classNames(styles["section"], className)} aria-label={heading}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}
