import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { trailPath, walkPath } from "#domain/links/trail-path.ts";
import { BinButton } from "#parts/bin/bin-button.tsx";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { postsText, trailName } from "#sentences/scouting/trails.ts";
import { trails } from "#state/trail/trails.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { trailTexts } from "#words/scouting/trails.ts";
import { ReceiveTrail } from "./receive-trail.tsx";
import { RecordList } from "./record-list.tsx";

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
      <Hikes />
      <Section heading={trailTexts.patrols}>
        <RecordList
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
        <RecordList
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

const Hikes = lazyComponent(
  async () => (await import(/* webpackChunkName: "hikes" */ "./hike-list.tsx")).HikeList,
);
