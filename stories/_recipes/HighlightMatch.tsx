import Select from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const cities = ['Barcelona', 'Berlin', 'Bern', 'Lisbon', 'Oslo', 'Riga'];

/** Marks the search text in a label. */
function mark(label: string, text: string) {
  const start = label.toLowerCase().indexOf(text.toLowerCase());
  if (!text || start < 0) return label;
  const end = start + text.length;
  return (
    <>
      {label.slice(0, start)}
      <mark>{label.slice(start, end)}</mark>
      {label.slice(end)}
    </>
  );
}

/** The list highlights the match in each option. */
export default function HighlightMatch() {
  const [text, setText] = useState('');
  const options = cities.map((value) => ({ value, label: mark(value, text) }));
  return (
    <Select<string>
      id="highlight-match-field"
      aria-label="City"
      style={{ width: 300, maxWidth: '100%' }}
      placeholder="Type “ber”"
      showSearch
      options={options}
      optionLabelProp="value"
      onSearch={setText}
    />
  );
}
