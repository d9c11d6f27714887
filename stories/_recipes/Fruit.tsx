import Select from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const fruits = [
  { value: 'apple', label: 'Apple' },
  { value: 'pear', label: 'Pear' },
];

/** The component under test. */
export default function Fruit() {
  const [fruit, setFruit] = useState<string>();

  return (
    <div style={{ display: 'grid', gridTemplateColumns: '100%', gap: 8 }}>
      <label htmlFor="fruit">Fruit</label>
      <Select<string>
        id="fruit"
        style={{ width: 300, maxWidth: '100%' }}
        options={fruits}
        value={fruit}
        onChange={setFruit}
      />
      <output htmlFor="fruit">{fruit && `You chose ${fruit}.`}</output>
    </div>
  );
}
