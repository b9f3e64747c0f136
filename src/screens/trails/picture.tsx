import type { TrailPicture } from "#domain/trail/trail.ts";
import styles from "./trails.module.css";

interface PictureProps {
  readonly picture: TrailPicture;
  /** The description for people who do not see it. */
  readonly label: string;
}

/** A picture of a post. */
export function Picture({ picture: { type, data }, label }: PictureProps) {
  const base64 = data.replaceAll("-", "+").replaceAll("_", "/");
  return <img className={styles["picture"]} src={`data:${type};base64,${base64}`} alt={label} />;
}
