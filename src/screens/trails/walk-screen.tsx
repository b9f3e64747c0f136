import { useEffect } from "react";
import { Link, useParams } from "react-router";
import { useStore } from "zustand";
import type { KnownPost, Walk } from "#domain/trail/walk.ts";
import { pointsText, postName, progressText, trailName } from "#sentences/scouting/trails.ts";
import { type OpenWalk, walkOf } from "#state/trail/open-walk.ts";
import { buttonClass } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { trailWalkTexts as texts, trailWalkWords } from "#words/scouting/trail-walk.ts";
import { trailTexts } from "#words/scouting/trails.ts";
import { HandIn } from "./hand-in.tsx";
import { Picture } from "./picture.tsx";
import styles from "./trails.module.css";
import { WaitingPost } from "./waiting-post.tsx";

/** The walk of a patrol: the post that it looks for, those that it opened, and handing in. */
export function Component() {
  const { walkId = "" } = useParams();
  const open = walkOf(walkId);
  const { walk, isRead, hasFailed, posts } = useStore(open.store);
  useEffect(() => open.start(), [open]);
  const isThere = walk !== null && typeof walk.deletedAtMs !== "number";
  return (
    <Page
      heading={walk ? trailName(walk.trail.name) : trailTexts.unnamed}
      productName={navigationTexts.productName}
    >
      {hasFailed ? <Notice tone="danger">{texts.failed}</Notice> : null}
      {isThere && posts ? <Posts open={open} walk={walk} posts={posts} /> : null}
      {!isThere && isRead ? <p role="alert">{trailTexts.gone}</p> : null}
      {!isRead || (isThere && !posts) ? <p role="status">{texts.loading}</p> : null}
      <Link to="/trails" className={buttonClass("quiet")}>
        {trailTexts.heading}
      </Link>
    </Page>
  );
}

interface PostsProps {
  readonly open: OpenWalk;
  readonly walk: Walk;
  readonly posts: readonly KnownPost[];
}

function Posts({ open, walk, posts }: PostsProps) {
  const waiting = posts.filter(({ content }) => content === null);
  const opened = posts.filter(({ content }) => content !== null).toReversed();
  return (
    <>
      <p>
        {trailWalkWords.patrol(walk.patrol)}. {progressText(posts, walk.trail.count)}.
      </p>
      {waiting.length === 0 ? <Notice>{texts.done}</Notice> : null}
      {waiting.map((post) => (
        <WaitingPost
          key={post.head.id}
          open={open}
          post={post}
          last={walk.trail.order === "free" ? null : (opened[0]?.head ?? null)}
        />
      ))}
      {waiting.length > 0 ? <p className={layout["hint"]}>{texts.keepOpen}</p> : null}
      {opened.map((post) => (
        <OpenedPost key={post.head.id} post={post} />
      ))}
      <HandIn walk={walk} isDone={waiting.length === 0} />
    </>
  );
}

function OpenedPost({ post: { head, content } }: { readonly post: KnownPost }) {
  if (!content) return null;
  const { text, picture, points } = content;
  return (
    <Section heading={postName(head.number, head.name)}>
      {text ? <p className={styles["text"]}>{text}</p> : null}
      {picture ? <Picture picture={picture} label={texts.picture} /> : null}
      <p className={layout["hint"]}>{pointsText(points)}</p>
    </Section>
  );
}
