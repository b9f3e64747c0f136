import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useStore } from "zustand";
import { trailPath, walkPath } from "#domain/links/trail-path.ts";
import { BinButton } from "#parts/bin/bin-button.tsx";
import { postsText, trailName } from "#sentences/scouting/trails.ts";
import { trails } from "#state/trail/trails.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { trailTexts, trailWords } from "#words/scouting/trails.ts";
import { ReceiveTrail } from "./receive-trail.tsx";
import styles from "./trails.module.css";

/** The trails that a leader makes, the walks of patrols, and the door by which both come in. */
export function Component() {
  const { trails: made, walks, problem } = useStore(trails.store);
  const navigate = useNavigate();
  useEffect(() => void trails.load(), []);
  const make = async () => {
    const id = await trails.add("");
    if (id) await navigate(trailPath(id));
  };
  const retry = <Button onClick={() => void trails.retry()}>{trailTexts.retry}</Button>;
  return (
    <Page heading={trailTexts.heading} productName={navigationTexts.productName}>
      <p>{trailTexts.intro}</p>
      {problem ? (
        <Notice tone="danger" action={retry}>
          {trailTexts.notRead}
        </Notice>
      ) : null}
      <ReceiveTrail />
      <Section heading={trailTexts.patrols}>
        <List
          items={walks?.map(({ id, patrol, trail }) => ({
            id,
            path: walkPath(id),
            name: trailName(trail.name),
            more: patrol,
            remove: () => trails.removeWalk(id, trailName(trail.name)),
          }))}
          none={trailTexts.noWalks}
        />
      </Section>
      <Section heading={trailTexts.leaders}>
        <List
          items={made?.map(({ id, name, posts }) => ({
            id,
            path: trailPath(id),
            name: trailName(name),
            more: postsText(posts.length),
            remove: () => trails.remove(id, trailName(name)),
          }))}
          none={trailTexts.noTrails}
        />
        <Button variant="primary" onClick={() => void make()}>
          {trailTexts.make}
        </Button>
      </Section>
      <BinButton />
    </Page>
  );
}

interface ListProps {
  /** Undefined until they have been read. */
  readonly items:
    | readonly {
        readonly id: string;
        readonly path: string;
        readonly name: string;
        readonly more: string;
        readonly remove: () => unknown;
      }[]
    | undefined;
  /** Shown if there are none. */
  readonly none: string;
}

function List({ items, none }: ListProps) {
  if (!items) return <p role="status">{trailTexts.loading}</p>;
  if (items.length === 0) return <p>{none}</p>;
  return (
    <ul className={styles["posts"]}>
      {items.map(({ id, path, name, more, remove }) => (
        <li key={id} className={styles["row"]}>
          <Link to={path}>
            <span>{name}</span>
            <span className={layout["hint"]}>{more}</span>
          </Link>
          <IconButton
            label={trailWords.remove(name)}
            icon={<Trash2 aria-hidden="true" size={20} />}
            onClick={() => void remove()}
          />
        </li>
      ))}
    </ul>
  );
}
