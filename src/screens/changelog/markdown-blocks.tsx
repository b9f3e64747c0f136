import type { Token, Tokens } from "marked";
import type { ReactNode } from "react";

/** Renders blocks of Markdown as React elements; text stays text, and only http(s) links become links. */
export function Blocks({ tokens }: { readonly tokens: readonly Token[] }) {
  return tokens.map((token, index) => <Block key={index} token={token} />);
}

function Block({ token }: { readonly token: Token }): ReactNode {
  switch (token.type) {
    case "heading":
      return heading(token as Tokens.Heading);
    case "list":
      return (
        <ul>
          {(token as Tokens.List).items.map((item) => (
            <li key={item.raw}>
              <Blocks tokens={item.tokens} />
            </li>
          ))}
        </ul>
      );
    case "paragraph":
      return (
        <p>
          <Blocks tokens={(token as Tokens.Paragraph).tokens} />
        </p>
      );
    case "space":
      return null;
    default:
      return inline(token);
  }
}

function heading({ depth, tokens }: Tokens.Heading): ReactNode {
  // One level lower, because the screen has its own heading above them.
  const Heading = depth <= 2 ? "h3" : depth === 3 ? "h4" : "h5";
  return (
    <Heading>
      <Blocks tokens={tokens} />
    </Heading>
  );
}

function inline(token: Token): ReactNode {
  const inner = "tokens" in token && token.tokens ? <Blocks tokens={token.tokens} /> : null;
  switch (token.type) {
    case "strong":
      return <strong>{inner}</strong>;
    case "em":
      return <em>{inner}</em>;
    case "codespan":
      return <code>{(token as Tokens.Codespan).text}</code>;
    case "link":
      return link((token as Tokens.Link).href, inner);
    default:
      return inner ?? ("text" in token ? token.text : token.raw);
  }
}

function link(href: string, inner: ReactNode): ReactNode {
  if (!/^https?:\/\//.test(href)) return inner;
  return (
    <a href={href} rel="noopener noreferrer">
      {inner}
    </a>
  );
}
