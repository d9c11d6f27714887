import Select from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

/** Typed text can be added as a new option. */
export default function Creatable() {
  const [labels, setLabels] = useState(['Bug', 'Feature', 'Question']);
  const [value, setValue] = useState<string>();
  const [text, setText] = useState('');
  const name = text.trim();
  const isNew = name !== '' && !labels.includes(name);
  const options = labels.map((label) => ({ value: label, label }));

  return (
    <Select<string>
      id="creatable-field"
      aria-label="Label"
      style={{ width: 300, maxWidth: '100%' }}
      placeholder="Choose or create a label"
      showSearch
      options={
        isNew
          ? [...options, { value: name, label: `Create “${name}”` }]
          : options
      }
      value={value}
      searchValue={text}
      onSearch={setText}
      onChange={(next) => {
        if (!labels.includes(next)) setLabels([...labels, next]);
        setValue(next);
        setText('');
      }}
    />
  );
}
