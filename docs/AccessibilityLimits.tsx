import { knownAccessibilityLimits, type AccessibilityLimit } from './knownAccessibilityLimits.ts';

/** The list that the tests hold the demos to, as a table; it scrolls by itself where the page is narrow. */
export function AccessibilityLimits() {
  return (
    <div
      className="table-box"
      role="region"
      aria-label="Table: Known accessibility limits"
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th>Rule</th>
            <th>What is wrong, and what you can do</th>
            <th>Properties that help</th>
          </tr>
        </thead>
        <tbody>
          {knownAccessibilityLimits.map((limit) => (
            <Row key={limit.rule + limit.selector} {...limit} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ rule, selector, story, list, reason, remedy, code }: AccessibilityLimit) {
  const demo = story.replace(/^demo-|--.*$/g, '');
  return (
    <tr id={`${rule}-${demo}`}>
      <td data-cell="name">{rule}</td>
      <td data-cell="description">
        {reason}
        <br />
        <strong>What to do:</strong> {remedy}
        <br />
        Seen in the demo {demo}, with the list {list}: <code>{selector}</code>
      </td>
      <td data-cell="help">{code ? <code>{code}</code> : 'none'}</td>
    </tr>
  );
}
