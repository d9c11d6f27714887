import { Fragment, type ReactNode } from 'react';

/**
 * A short Markdown text that is known only when the page is rendered, such as a comment in the source of a component:
 * paragraphs, lists, fenced code, headings as bold lines, emphasis, code and links. Anything else is shown as it is written.
 */
export function DocsText({ text }: { text: string }) {
  return <>{splitBlocks(text).map(renderBlock)}</>;
}

function splitBlocks(text: string): string[] {
  return text
    .trim()
    .split(/^(```[^]*?^```)[ \t]*$|\n[ \t]*\n/m)
    .filter((block) => block?.trim());
}

const ITEM = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/;

function renderBlock(block: string, key: number): ReactNode {
  const [, code] = /^\s*```[^\n]*\n([^]*?)\n?```/.exec(block) ?? [];
  if (code !== undefined) {
    return (
      <pre key={key} className="code" tabIndex={0}>
        <code>{code}</code>
      </pre>
    );
  }
  const lines = block.trim().split('\n');
  if (lines.length > 0 && ITEM.test(lines[0] ?? '')) {
    const List = /^\s*\d/.test(block) ? 'ol' : 'ul';
    const items = block.trim().split(/\n(?=[ \t]*(?:[-*+]|\d+[.)])[ \t])/);
    return (
      <List key={key}>
        {items.map((item, index) => (
          <li key={index}>{renderInline(item.replace(ITEM, ''))}</li>
        ))}
      </List>
    );
  }
  const [, heading] = /^#{1,6}\s+(.*?)#*$/.exec(block.trim()) ?? [];
  return (
    <p key={key}>{heading ? <strong>{renderInline(heading)}</strong> : renderInline(block)}</p>
  );
}

const INLINE =
  /`([^`]+)`|\*\*([^*]+)\*\*|(?<![\w*])[*_]([^*_\s][^*_]*)[*_](?!\w)|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Addresses that a link may have; a `javascript:` one stays text. */
const SAFE_LINK = /^(https?:|mailto:|[#/.?])/i;

function renderInline(text: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [all, code, strong, emphasis, label = '', href] = match;
    nodes.push(text.slice(end, match.index));
    end = match.index + all.length;
    if (code) nodes.push(<code>{code}</code>);
    else if (strong) nodes.push(<strong>{renderInline(strong)}</strong>);
    else if (emphasis) nodes.push(<em>{renderInline(emphasis)}</em>);
    else nodes.push(href && SAFE_LINK.test(href) ? renderLink(href, label) : all);
  }
  nodes.push(text.slice(end));
  return nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>);
}

function renderLink(href: string, label: string): ReactNode {
  const rel = /^https?:/i.test(href) ? 'noopener noreferrer' : undefined;
  return (
    <a href={href} rel={rel}>
      {renderInline(label)}
    </a>
  );
}
