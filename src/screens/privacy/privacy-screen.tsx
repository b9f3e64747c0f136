import { Link } from "react-router";
import { useStore } from "zustand";
import type { AskedServers } from "#domain/privacy/asked-servers.ts";
import { KNOWN_SERVERS, knownServerAt } from "#domain/privacy/servers.ts";
import { lastAskedText, serverWhen } from "#sentences/app/privacy.ts";
import { mapSourceName } from "#sentences/map/tile-sources.ts";
import { askedServersStore } from "#state/privacy/asked-servers.ts";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { Page, Part, Section } from "#ui/page.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { privacyTexts, serverWhat } from "#words/app/privacy.ts";
import styles from "./privacy-screen.module.css";

/** The hosts of the known servers, each once; the packs may be on that of the app itself. */
const OTHER_HOSTS = [...new Set(KNOWN_SERVERS.map(({ host }) => host))].filter(
  (host) => host !== window.location.host,
);

/** Lists the servers, what each of them learns and when, and when each was last asked. */
export function Component() {
  const asked = useStore(askedServersStore, (state) => state.servers);
  const typed = Object.keys(asked).filter((origin) => knownServerAt(origin) === null);
  return (
    <Page heading={privacyTexts.heading} productName={navigationTexts.productName}>
      <Section heading={privacyTexts.inShort}>
        <p>{privacyTexts.short}</p>
        <p>{privacyTexts.position}</p>
        <p>{privacyTexts.share}</p>
        <p>
          {privacyTexts.offline} <Link to="/settings#kaart">{privacyTexts.toOffline}</Link>
        </p>
      </Section>
      <Section heading={privacyTexts.servers}>
        <p>{privacyTexts.serversHint}</p>
        <Part heading={`${privacyTexts.own} (${window.location.host})`}>
          <Answers
            answers={[
              { name: privacyTexts.what, value: privacyTexts.ownWhat },
              { name: privacyTexts.when, value: privacyTexts.ownWhen },
            ]}
          />
        </Part>
        {OTHER_HOSTS.map((host) => (
          <Server key={host} host={host} lastMs={lastOf(asked, host)} />
        ))}
        {typed.map((origin) => (
          <Part key={origin} heading={new URL(origin).host}>
            <Answers
              answers={[
                { name: privacyTexts.what, value: privacyTexts.typedWhat },
                { name: privacyTexts.when, value: privacyTexts.typedWhen },
                { name: privacyTexts.last, value: lastAskedText(asked[origin] ?? null) },
              ]}
            />
          </Part>
        ))}
        <p>{privacyTexts.listed}</p>
      </Section>
    </Page>
  );
}

interface Answer {
  readonly name: string;
  readonly value: string;
}

/** Sentences below their names: beside them they would have half a phone. */
function Answers({ answers }: { readonly answers: readonly Answer[] }) {
  return (
    <dl className={classNames(layout["closeStack"], styles["answers"])}>
      {answers.map(({ name, value }) => (
        <div key={name}>
          <dt className={layout["hint"]}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ServerProps {
  readonly host: string;
  readonly lastMs: number | null;
}

function Server({ host, lastMs }: ServerProps) {
  const purposes = KNOWN_SERVERS.filter((server) => server.host === host);
  const what = purposes.map(({ purpose }) => serverWhat[purpose]);
  const when = purposes.map(({ purpose, chosenBy }) => {
    const names = chosenBy.map((source) => mapSourceName(source));
    return serverWhen(purpose, names);
  });
  return (
    <div data-server={host}>
      <Part heading={host}>
        <Answers
          answers={[
            { name: privacyTexts.what, value: what.join(" ") },
            { name: privacyTexts.when, value: when.join(" ") },
            { name: privacyTexts.last, value: lastAskedText(lastMs) },
          ]}
        />
      </Part>
    </div>
  );
}

/** Returns the time of the latest request to any of the hosts that share the work of a server. */
function lastOf(asked: AskedServers, host: string): number | null {
  const times = Object.entries(asked)
    .filter(([origin]) => knownServerAt(origin)?.host === host)
    .map(([, atMs]) => atMs);
  return times.length === 0 ? null : Math.max(...times);
}
