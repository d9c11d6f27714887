import { SiteLink } from 'storysite/link';
import { fill, pathIn, type TableTexts, translate } from './translate.tsx';
import { knownAccessibilityLimits, type AccessibilityLimit } from './knownAccessibilityLimits.ts';

/** The known limits as a table, which scrolls sideways on a narrow page. */
export function AccessibilityLimits({ texts }: { texts?: TableTexts }) {
  return (
    <div
      className="table-box"
      role="region"
      aria-label={translate('Table: Known accessibility limits', texts)}
    >
      <table>
        <thead>
          <tr>
            <th>{translate('Problem', texts)}</th>
            <th>{translate('Explanation and fix', texts)}</th>
          </tr>
        </thead>
        <tbody>
          {knownAccessibilityLimits.map((limit) => (
            <Row key={limit.rule + limit.selector} {...limit} texts={texts} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends AccessibilityLimit {
  texts?: TableTexts;
}

function Row({ name, rule, selector, story, list, reason, remedy, code, texts }: RowProps) {
  const [, folder = '', demo = ''] = /^(demo|guides)-(.*)--/.exec(story) ?? [];
  return (
    <tr id={`${rule}-${demo}`}>
      <td data-cell="name">
        {translate(name, texts)}
        <br />
        <code>{rule}</code>
      </td>
      <td data-cell="description">
        {translate(reason, texts)}
        <br />
        <strong>{translate('Fix:', texts)}</strong> {translate(remedy, texts)}
        {code && (
          <>
            <br />
            <code>{code}</code>
          </>
        )}
        <br />
        {fill(
          `Seen in {demo}, with the list ${list}: {selector}`,
          {
            demo: <SiteLink to={pathIn(`/${folder}/${demo}`, texts)}>{demo}</SiteLink>,
            selector: <code>{selector}</code>,
          },
          texts,
        )}
      </td>
    </tr>
  );
}
