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

interface PageStartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page that looks like one and is none yet: its heading is not what a screen reader goes to. */
export function PageStart({ heading, children }: PageStartProps) {
  return (
    <div className={styles["page"]}>
      <p className="heading">{heading}</p>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly heading: string;
  /** By which an address with a fragment finds it. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** One subject of a screen, on a card of its own. */
export function Section({ heading, id, children, className }: SectionProps) {
  return (
    <section id={id} className={classNames(styles["section"], className)} aria-label={heading}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}

interface PartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** One of several matters within a section. */
export function Part({ heading, children }: PartProps) {
  return (
    <div className={styles["part"]}>
      <h4>{heading}</h4>
      {children}
    </div>
  );
}
