import { useState } from "react";
import { jotihuntMessageText, jotihuntText } from "#sentences/scouting/jotihunt.ts";
import {
  hasJotihunt,
  type JotihuntMessage,
  type JotihuntProblem,
  type JotihuntResult,
  jotihunt,
} from "#state/scouting/ask-jotihunt.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { jotihuntTexts } from "#words/scouting/jotihunt.ts";
import styles from "./hunt.module.css";

type Messages = readonly JotihuntMessage[];
type Answer = JotihuntResult | JotihuntProblem | Messages;

/**
 * Asks the service of the Jotihunt for the states of areas, the groups or the messages, once for each tap; nothing in a build without
 * it.
 */
export function AskJotihuntButtons() {
  const [isAsking, setAsking] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [messages, setMessages] = useState<Messages>([]);
  if (!hasJotihunt) return null;
  const ask = async (request: () => Promise<Answer>) => {
    setAsking(true);
    const answer = await request();
    setAsking(false);
    if (isMessages(answer)) {
      setMessages(answer);
      setText(answer.length === 0 ? jotihuntTexts.noMessages : jotihuntTexts.messagesHeading);
    } else setText(jotihuntText(answer));
  };
  return (
    <>
      <div className={layout["actions"]}>
        <Button disabled={isAsking} onClick={() => void ask(jotihunt.askAreas)}>
          {jotihuntTexts.areas}
        </Button>
        <Button disabled={isAsking} onClick={() => void ask(jotihunt.askGroups)}>
          {jotihuntTexts.groups}
        </Button>
        <Button disabled={isAsking} onClick={() => void ask(jotihunt.askMessages)}>
          {jotihuntTexts.messages}
        </Button>
      </div>
      <p role="status" className={layout["hint"]}>
        {isAsking ? jotihuntTexts.asking : text}
      </p>
      <MessageList messages={messages} />
    </>
  );
}

function isMessages(answer: Answer): answer is Messages {
  return Array.isArray(answer);
}

function MessageList({ messages }: { readonly messages: Messages }) {
  if (messages.length === 0) return null;
  return (
    <section aria-label={jotihuntTexts.messagesHeading}>
      <ul className={layout["rows"]}>
        {messages.map((message, index) => (
          // Two messages may have the same title and time.
          <Message key={`${index} ${message.title}`} message={message} />
        ))}
      </ul>
    </section>
  );
}

function Message({ message }: { readonly message: JotihuntMessage }) {
  const { title, text, hasMore } = message;
  return (
    <li>
      <details>
        <summary className={layout["summary"]}>{title}</summary>
        <p className={layout["hint"]}>{jotihuntMessageText(message)}</p>
        {text === "" ? null : <p className={styles["message"]}>{text}</p>}
        {hasMore ? <p className={layout["hint"]}>{jotihuntTexts.hasMore}</p> : null}
      </details>
    </li>
  );
}
