import { SiteLink } from 'storysite/link';
import { knownAccessibilityLimits, type AccessibilityLimit } from './knownAccessibilityLimits.ts';

/** The known limits as a table, which scrolls sideways on a narrow page. */
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
            <th>Problem and fix</th>
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
        <strong>Fix:</strong> {remedy}
        {code && (
          <>
            <br />
            <code>{code}</code>
          </>
        )}
        <br />
        Seen in the demo <SiteLink to={`/demo/${demo}`}>{demo}</SiteLink>, with the list {list}:{' '}
        <code>{selector}</code>
      </td>
    </tr>
  );
}
