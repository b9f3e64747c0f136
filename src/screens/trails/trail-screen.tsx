import { MapPin, Plus } from "lucide-react";
import { Link, useParams } from "react-router";
import { useStore } from "zustand";
import { placePostPath } from "#domain/links/trail-path.ts";
import { TRAIL_LIMITS, TRAIL_ORDERS } from "#domain/trail/trail.ts";
import { trailName } from "#sentences/scouting/trails.ts";
import { trailOf } from "#state/trail/open-trail.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { trailEditorTexts as texts, trailOrders } from "#words/scouting/trail-editor.ts";
import { trailTexts } from "#words/scouting/trails.ts";
import { aroundPost, type EditorProps } from "./editor-props.ts";
import { GiveTrail } from "./give-trail.tsx";
import { LeadersSheet } from "./leaders-sheet.tsx";
import { PostItem } from "./post-item.tsx";
import { PostsFromWaypoints } from "./posts-from-waypoints.tsx";
import { TrailResults } from "./trail-results.tsx";
import styles from "./trails.module.css";

/** Makes a trail: its posts, what patrols and leaders get, and the table of what patrols hand in. */
export function Component() {
  const { trailId = "" } = useParams();
  const trail = trailOf(trailId);
  const { document, isRead, problem, hasFailed } = useStore(trail.store);
  const isThere = document !== null && typeof document.deletedAtMs !== "number";
  return (
    <Page
      heading={isThere ? trailName(document.name) : trailTexts.unnamed}
      productName={navigationTexts.productName}
    >
      {hasFailed ? <Notice tone="danger">{texts.failed}</Notice> : null}
      {isThere ? <Editor trail={trail} record={document} /> : null}
      {!isThere && isRead ? <p role="alert">{trailTexts.gone}</p> : null}
      {!isThere && !isRead ? (
        <p role="status">{problem ? trailTexts.notRead : trailTexts.loading}</p>
      ) : null}
      <Link to="/trails" className={buttonClass("quiet")}>
        {trailTexts.heading}
      </Link>
    </Page>
  );
}

function Editor({ trail, record }: EditorProps) {
  const { name, order, posts } = record;
  return (
    <>
      <Section heading={texts.posts}>
        <div className={layout["stack"]}>
          <div className={styles["fields"]}>
            <TextField
              label={texts.name}
              value={name}
              maxLength={TRAIL_LIMITS.name}
              onChange={({ currentTarget }) => trail.change({ name: currentTarget.value })}
            />
            <Select
              label={texts.order}
              options={TRAIL_ORDERS}
              value={order}
              textOf={(one) => trailOrders[one].name}
              onChoose={(chosen) => trail.change({ order: chosen })}
            />
          </div>
          <p className={layout["hint"]}>{trailOrders[order].hint}</p>
          <p className={layout["hint"]}>{texts.postsHint}</p>
          <ol className={layout["rows"]}>
            {posts.map((post, index) => (
              <PostItem key={post.id} trail={trail} record={record} post={post} index={index} />
            ))}
          </ol>
          {posts.length >= TRAIL_LIMITS.posts ? (
            <p>{texts.isFull}</p>
          ) : (
            <>
              <Button icon={<Plus aria-hidden="true" size={20} />} onClick={() => trail.addPost()}>
                {texts.add}
              </Button>
              <Link
                to={placePostPath(record.id, null, aroundPost(posts, null))}
                className={buttonClass()}
              >
                <MapPin aria-hidden="true" size={20} />
                {texts.addOnMap}
              </Link>
              <PostsFromWaypoints trail={trail} record={record} />
            </>
          )}
        </div>
      </Section>
      <GiveTrail trail={trail} record={record} />
      <LeadersSheet trail={trail} record={record} />
      <TrailResults trail={trail} record={record} />
    </>
  );
}
