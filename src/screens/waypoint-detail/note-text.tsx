import { textWithLinks } from "#domain/waypoints/text-with-links.ts";
import styles from "./waypoint-detail-screen.module.css";

/** A note as it was written; web addresses in it can be followed. */
export function NoteText({ text }: { readonly text: string }) {
  return (
    <p className={styles["note"]}>
      {textWithLinks(text).map(({ text: piece, href }, index) => {
        // The pieces of one text never change places.
        const key = `${index} ${piece}`;
        return href ? (
          <a key={key} href={href} target="_blank" rel="noopener noreferrer">
            {piece}
          </a>
        ) : (
          <span key={key}>{piece}</span>
        );
      })}
    </p>
  );
}
